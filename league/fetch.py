# SPDX-License-Identifier: MIT
"""Brings the packages of a library into a folder of its own, at the versions of the lock, and touches nothing else."""
import hashlib
import json
import os
import pathlib
import shutil
import subprocess

import data


class CannotFetch(Exception):
    pass


def run(words, folder, what):
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=900)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotFetch(f"{what}: {error}") from None
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or f"status {done.returncode}").splitlines()
        raise CannotFetch(f"{what}: {lines[-1]}")
    return done.stdout


def fetch_npm(package, folder, locked):
    """npm's own lock, kept without the addresses of a registry, so that any registry will do."""
    names = package["packages"]
    manifest = {"private": True}
    if locked:
        manifest["dependencies"] = {name: locked["tree"][f"node_modules/{name}"]["version"] for name in names}
        tree = {"": {"dependencies": manifest["dependencies"]}, **locked["tree"]}
        (folder / "package-lock.json").write_text(json.dumps(
            {"name": "league", "lockfileVersion": 3, "requires": True, "packages": tree}))
    (folder / "package.json").write_text(json.dumps(manifest))
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps", "--omit=optional",
             "--omit-lockfile-registry-resolved"]
    run(["npm", "ci", *quiet] if locked else ["npm", "install", "--save-exact", *quiet, *names], folder, "npm")
    if not locked:
        tree = json.loads((folder / "package-lock.json").read_text())["packages"]
        kept = ("version", "integrity", "dependencies", "optional", "peer", "bin")
        locked = {"tree": {path: {key: entry[key] for key in kept if key in entry}
                           for path, entry in tree.items() if path}}
        # An optional dependency that was not installed would be missed by `npm ci` on another platform.
        locked["tree"] = {path: entry for path, entry in locked["tree"].items() if (folder / path).is_dir()}
    locked["version"] = locked["tree"][f"node_modules/{names[0]}"]["version"]
    return locked


def list_missing(names, folder):
    """The packages that apt would add for these, of which some may stand in the system already."""
    told = run(["apt-get", "-s", "--no-install-recommends", "--no-remove", "install", *names], folder, "apt-get")
    return [line.split()[1] for line in told.splitlines() if line.startswith("Inst ")]


def fetch_deb(package, folder, locked):
    names = package["packages"]
    try:
        missing = [] if package.get("alone") else list_missing(names, folder)  # alone: what it depends on is not called
        wanted = sorted({*names, *missing} - {*package.get("without", ())})
    except CannotFetch:  # conflicts with what the system has; the named ones alone then
        wanted = names
    pinned = (locked or {}).get("debs", {})
    words = [f"{name}={pinned[name]['version']}" if name in pinned else name for name in wanted]
    run(["apt-get", "download", *words], folder, "apt-get download")
    debs = dict(pinned)
    for file in sorted(folder.glob("*.deb")):
        name, version = run(["dpkg-deb", "-W", "--showformat=${Package} ${Version}", file], folder, "dpkg-deb").split()
        found = {"version": version, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
        if name in pinned and pinned[name] != found:
            raise CannotFetch(f"{file.name} is not the package in league/lock.json")
        debs[name] = found
        run(["dpkg-deb", "-x", file, folder], folder, "dpkg-deb")
        file.unlink()
    return {"debs": debs, "version": debs[names[0]]["version"]}


def ask_jdk(package, folder, locked):
    """The JDK is the system's: its version is told, not chosen."""
    told = subprocess.run(["java", "-XshowSettings:properties", "-version"], capture_output=True, text=True).stderr
    versions = [line.split("=")[1].strip() for line in told.splitlines() if "java.runtime.version =" in line]
    if not versions:
        raise CannotFetch("no java here")
    return {"version": versions[0]}


SOURCES = {"npm": fetch_npm, "deb": fetch_deb, "jdk": ask_jdk}


def fetch(package, build, lock):
    """The library's folder, filled; the lock gains what it did not know."""
    name = package["library"]
    folder = build / "libraries" / name.replace("/", "__")
    done = folder / "fetched.json"
    locked = lock.get(name)
    added = package["source"] == "deb" and not {*package["packages"]} <= {*(locked or {}).get("debs", ())}
    if done.is_file() and json.loads(done.read_text()) == locked and not added:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = SOURCES[package["source"]](package, folder, locked)
    if locked and package["source"] == "jdk" and found != locked:
        raise CannotFetch(f"java is {found['version']} here, and the lock has {locked['version']}")
    lock[name] = found
    done.write_text(json.dumps(found))
    return folder


def library_paths(folder):
    """The folders of an unpacked package that hold shared objects."""
    found = {str(path.parent) for path in pathlib.Path(folder).rglob("*.so*") if "python3" not in str(path)}
    return sorted(found)


def environment(folder):
    return {**os.environ, "LD_LIBRARY_PATH": ":".join(library_paths(folder)), "LC_ALL": "C.UTF-8"}
