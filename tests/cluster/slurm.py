# SPDX-License-Identifier: MIT
"""Slurm on this machine alone: munged, slurmctld and slurmd on loopback, with ports, keys and files of their own."""
import ctypes
import os
import pathlib
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import time

CORES = 4  # that slurmd says it has, so that more jobs run side by side than a small machine has cores
SECONDS_TO_START = 30


def free_ports(count):
    held = [socket.socket() for _ in range(count)]
    for each in held:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in held]
    for each in held:
        each.close()
    return ports


# Of prctl, which Python does not have.
end_with_parent, become_subreaper = 1, 36
libc = ctypes.CDLL(None, use_errno=True)


def tell_kernel(option, value):
    if libc.prctl(option, value, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def adopt_orphans():
    """Makes this process the parent of every descendant that loses its own: slurmd starts each job so that it outlives slurmd."""
    tell_kernel(become_subreaper, 1)


def descendants():
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                # The name of a program may have blanks and brackets, so the fields are counted from its end.
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (FileNotFoundError, ProcessLookupError):
                pass
    found = {os.getpid()}
    while True:
        more = {child for child, parent in parents.items() if parent in found} - found
        if not more:
            return found - {os.getpid()}
        found |= more


def end_descendants():
    """Ends whatever this process started and whatever that started, each by its number."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        end = time.monotonic() + 5
        while (left := descendants()) and time.monotonic() < end:
            for process in left:
                try:
                    os.kill(process, number)
                except ProcessLookupError:
                    pass
            time.sleep(0.05)
            reap()


def reap():
    try:
        while os.waitpid(-1, os.WNOHANG)[0] != 0:
            pass
    except ChildProcessError:
        pass


class Slurm:
    """A cluster of this machine, from `with` to its end. Nothing of it outlives that, and it takes no file outside `folder`.
    Needs adopt_orphans."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "SLURM_CONF": str(self.folder / "slurm.conf")}
        self.daemons = []

    def __enter__(self):
        try:
            self.configure()
            self.start("munged", "--foreground", f"--key-file={self.folder / 'munge.key'}", f"--socket={self.folder / 'munge.socket'}",
                       f"--pid-file={self.folder / 'munged.pid'}", f"--log-file={self.folder / 'munged.log'}",
                       f"--seed-file={self.folder / 'munge.seed'}")
            self.wait_for(lambda: (self.folder / "munge.socket").exists(), "munged")
            self.start("slurmctld", "-D", "-c")
            self.start("slurmd", "-D", "-c")
            self.wait_for(lambda: self.ask("sinfo", "--noheader", "--format=%t", status=None).strip() in ("idle", "mix"), "slurmctld and slurmd")
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def configure(self):
        controller, daemon = free_ports(2)
        host, user = socket.gethostname(), pwd.getpwuid(os.getuid()).pw_name
        key = self.folder / "munge.key"
        key.touch(mode=0o600)
        key.write_bytes(secrets.token_bytes(64))
        for name in ("state", "spool"):
            (self.folder / name).mkdir()
        # A requeued job waits for its old credential to expire, and a job that is ended gets KillWait seconds before it is
        # killed. No cgroups: a container may have none to give.
        (self.folder / "slurm.conf").write_text(f"""ClusterName=tangency
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller}
SlurmdPort={daemon}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={self.folder}/munge.socket,cred_expire=5
StateSaveLocation={self.folder}/state
SlurmdSpoolDir={self.folder}/spool
SlurmctldPidFile={self.folder}/slurmctld.pid
SlurmdPidFile={self.folder}/slurmd.pid
SlurmctldLogFile={self.folder}/slurmctld.log
SlurmdLogFile={self.folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
MailProg=/bin/true
ReturnToService=2
KillWait=2
SlurmdParameters=config_overrides
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,sched_min_interval=0,bf_interval=1
NodeName=here NodeHostname={host} NodeAddr=127.0.0.1 CPUs={CORES}
PartitionName=all Nodes=here Default=YES State=UP
""")

    def start(self, program, *words):
        path = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
        with open(self.folder / f"{program}.out", "wb") as log:
            # In a session of its own, so that Ctrl-C is for this process to answer; and not left alone if this one is killed.
            daemon = subprocess.Popen([path, *words], env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                                      start_new_session=True, preexec_fn=lambda: tell_kernel(end_with_parent, signal.SIGTERM))
        self.daemons.append((program, daemon))

    def wait_for(self, condition, what, seconds=SECONDS_TO_START):
        end = time.monotonic() + seconds
        while not condition():
            for program, daemon in self.daemons:
                if daemon.poll() is not None:
                    raise RuntimeError(f"{program} ended with status {daemon.returncode}\n{self.logs()}")
            if time.monotonic() > end:
                raise RuntimeError(f"{what}: not ready after {seconds} s\n{self.logs()}")
            time.sleep(0.05)

    def logs(self):
        return "\n".join(f"--- {file.name}\n" + "\n".join(file.read_text(errors="replace").splitlines()[-15:])
                         for file in sorted(self.folder.glob("*.log")) + sorted(self.folder.glob("*.out")))

    def ask(self, *words, status=0, **options):
        """What a program of Slurm says, which must end with that status, or None for any."""
        done = subprocess.run(words, env=self.environment, capture_output=True, text=True, timeout=300, check=False, **options)
        if status is not None and done.returncode != status:
            raise RuntimeError(f"{' '.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}\n{self.logs()}")
        return done.stdout

    def stop(self):
        """Ends the daemons and what they started, jobs included."""
        end_descendants()
        for _, daemon in self.daemons:
            daemon.poll()
