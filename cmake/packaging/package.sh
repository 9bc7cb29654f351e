#!/usr/bin/env bash
# package.sh ROOT FOLDER: the Debian packages of the tree ROOT, built in a clean chroot, then installed and tried in a bare one.
# All is made in FOLDER, where the packages end up. Every folder gets its name when it is whole, so that a run that is cut off
# is followed by one that goes on.
set -euo pipefail

root=$1
folder=$2
here=$root/cmake/packaging
version=$(sed -n '1s/^tangency (\(.*\)-[^-]*) .*/\1/p' "$here/debian/changelog")
codename=$(. /etc/os-release && echo "${VERSION_CODENAME-}")

child=''

say() { printf 'run: %s\n' "$*" >&2; }
refuse() { say "$*"; exit 2; }

# step NAME WORDS COMMAND...: says what is done, keeps the output in log/NAME.txt, and shows its end if it fails.
step() {
    local log=$folder/log/$1.txt start=$SECONDS status=0
    say "$2"
    # Not as a condition, in which bash would go on after a command that fails; and waited for, so that a signal is heard.
    (
        set -e
        "${@:3}"
    ) >"$log" 2>&1 </dev/null &
    child=$!
    wait "$child" || status=$?
    child=''
    if ((status)); then
        tail -n 40 "$log" >&2
        say "failed after $((SECONDS - start)) s: $2"
        refuse "this output is kept in $log"
    fi
    say "  done in $((SECONDS - start)) s"
}

# What is mounted in it is so for the command alone, and everything it starts ends with it, or with this script.
alone() { setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child "$@"; }

# mounted CHROOT COMMAND...: the command alone, with what a system has mounted in the chroot. Packages that one chroot has
# fetched the others need not fetch again.
mounted() {
    # shellcheck disable=SC2016
    alone bash -ec 'mount -t proc proc "$2/proc"
        mount -t devpts -o newinstance,ptmxmode=0666 devpts "$2/dev/pts"
        mount --bind "$1" "$2/var/cache/apt/archives"
        exec "${@:3}"' mounted "$folder/archives" "$@"
}

# inside CHROOT COMMAND...: the proxies of this machine are all that comes in.
inside() {
    mounted "$1" chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} "${@:2}"
}

remove() { rm -rf --one-file-system "$@"; }

# However it ends: what is at work ends too, and what is half made goes.
end() {
    if [[ $child ]]; then
        kill -KILL "$child"
        wait "$child" || true
    fi 2>/dev/null
    remove "$folder"/chroot/*.part "$folder"/chroot/try
}

# copy FROM TO: TO is new.
copy() {
    remove "$2"
    cp -a --reflink=auto "$1" "$2"
}

make_bare() {
    remove "$folder/chroot/bare.part"
    alone debootstrap --variant=minbase "$codename" "$folder/chroot/bare.part" "$mirror"
    rm -f "$folder"/chroot/bare.part/var/cache/apt/archives/*.deb
    # No chroot outlives the machine, so dpkg need not wait for the disk.
    echo force-unsafe-io >"$folder/chroot/bare.part/etc/dpkg/dpkg.cfg.d/unsafe-io"
    # A proxy that apt alone is told of.
    apt-config dump | grep -E '^Acquire::https?::Proxy' >"$folder/chroot/bare.part/etc/apt/apt.conf.d/01proxy" || true
    mv "$folder/chroot/bare.part" "$folder/chroot/bare"
}

# The bare system with what Build-Depends names, and a user who can change none of it: it stays clean.
make_builder() {
    local part=$folder/chroot/builder.part
    remove "$folder"/chroot/builder-*
    copy "$folder/chroot/bare" "$part"
    mkdir -p "$part/build/source/debian"
    cp "$here"/debian/{control,changelog} "$part/build/source/debian/"
    inside "$part" sh -ec 'apt-get update
        apt-get install -y --no-install-recommends build-essential fakeroot
        apt-get build-dep -y --no-install-recommends /build/source
        useradd --home-dir /build --shell /bin/sh builder
        rm -rf /build/source
        chown builder: /build'
    mv "$part" "$builder"
}

# The files that git knows or would add, as tarball; its time is that of the changelog, so that the same tree makes the same.
make_source() {
    local time
    time=$(dpkg-parsechangelog --file "$here/debian/changelog" --show-field Timestamp)
    git -C "$root" -c safe.directory='*' ls-files -z --cached --others --exclude-standard --deduplicate -- . ':!cmake/packaging/debian' |
        while IFS= read -rd '' file; do [[ ! -e $root/$file ]] || printf '%s\0' "$file"; done |
        tar -C "$root" --no-recursion --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
            --transform "s|^|tangency-$version/|" -cf - --null --files-from=- | gzip -n >"$folder/$1"
}

# Without a network, as Debian's own machines build.
build() {
    local work=$builder/build
    remove "$work/work" "$folder/result.part"
    mkdir -p "$work/work" "$folder/result.part"
    tar -C "$work/work" -xf "$folder/source.part"
    cp -r "$here/debian" "$work/work/tangency-$version/debian"
    mv "$folder/source.part" "$work/work/tangency_$version.orig.tar.gz"
    inside "$builder" sh -ec "chown -R builder: /build/work
        exec unshare --net setpriv --reuid=builder --regid=builder --clear-groups env HOME=/build USER=builder LOGNAME=builder \\
            sh -ec 'cd /build/work/tangency-$version && dpkg-buildpackage --unsigned-source --unsigned-changes'"
    find "$work/work" -maxdepth 1 -type f -exec cp -t "$folder/result.part" {} +
    remove "$work/work"
    chown -R 0:0 "$folder/result.part"
    remove "$folder/result"
    mv "$folder/result.part" "$folder/result"
    echo "$inputs" >"$folder/result/inputs"
}

# fresh: a new bare system with the packages in /packages, and lists of packages of today.
fresh() {
    copy "$folder/chroot/bare" "$folder/chroot/try"
    mkdir "$folder/chroot/try/packages"
    cp "$folder"/result/{tangency,libtangency-*}_*.deb "$folder/chroot/try/packages/"
    inside "$folder/chroot/try" apt-get update
}

# What a user does first.
install_and_ask() {
    fresh
    inside "$folder/chroot/try" sh -exc 'cd /packages
        apt-get install -y --no-install-recommends ./libtangency-dev_*.deb ./tangency_*.deb
        tangency --version
        tangency classify --form center_half --scalar f64 -- 0 0 1 1 4 5 5 | grep "^touching "
        apt-get purge -y tangency libtangency-dev
        test -z "$(find / -xdev -name "*tangency*" -not -path "/packages/*" -not -path "/var/*" -not -path "/proc/*")"'
}

# Debian's own runner of a package's tests, each test in a system of its own.
run_tests() {
    local name
    for name in $(sed -n 's/^Tests: //p' "$here/debian/tests/control"); do
        fresh
        mounted "$folder/chroot/try" autopkgtest --test-name="$name" --no-built-binaries \
            "$folder"/result/{tangency,libtangency-*}_*.deb "$folder"/result/*.dsc -- chroot "$folder/chroot/try"
    done
}

# A function, which bash reads to its end before it runs: this file may change meanwhile.
main() {
    ((EUID == 0)) || refuse "chroots are for root alone; run this as root"
    mirror=$("$here/mirror.sh")
    [[ -n $codename && -n $mirror ]] || refuse "package needs Debian: apt here names no mirror of it (/etc/apt/sources.list)"
    alone true 2>/dev/null || refuse "package needs namespaces of its own (unshare --mount --pid), which this machine or container forbids"
    mkdir -p "$folder/log" "$folder/chroot" "$folder/archives/partial"
    exec 9>"$folder/.lock"
    flock -n 9 || refuse "another ./run package is at work in $folder; wait for it"
    trap end EXIT

    builder=$folder/chroot/builder-$(sed -n '/^Build-Depends/,/^$/p' "$here/debian/control" | sha256sum | cut -c1-12)
    [[ -d $folder/chroot/bare ]] || step bare "making a bare Debian $codename in $folder/chroot/bare" make_bare
    [[ -d $builder ]] || step builder "adding what the build needs in $builder" make_builder

    make_source source.part
    inputs=$({ cat "$folder/source.part"; tar -C "$here" --sort=name --mtime=@0 --owner=0 --group=0 -cf - debian; } | sha256sum)
    if [[ -f $folder/result/inputs && $(<"$folder/result/inputs") == "$inputs" ]]; then
        say "nothing has changed since the packages in $folder/result were built"
        rm "$folder/source.part"
    else
        step build "building the source and the packages, as dpkg-buildpackage does, without a network" build
    fi
    step lintian "asking lintian" lintian --allow-root --fail-on error --info --display-info "$folder/result/"*.changes
    say "  lintian: $(grep -c '^E:' "$folder/log/lintian.txt" || true) errors, $(grep -c '^W:' "$folder/log/lintian.txt" || true) warnings"
    step install "installing them in a bare system, and taking them away" install_and_ask
    step autopkgtest "running the packages' own tests (debian/tests), each in a bare system" run_tests
    say "the packages are in $folder/result:"
    ls -sh "$folder/result" >&2
}
main
exit
