#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs tests on an emulated processor that has AVX-512, for machines that have none. Bochs boots
# Debian's kernel with an initial file system of the build's programs, their libraries and the
# source tree, all under the paths that they have here; what the guest writes to its serial port is
# printed. `--help` says more.
set -euo pipefail
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'EOF'
usage: scripts/test-avx512-emulated.sh [OPTION...] [COMMAND...]

Runs each COMMAND, a line of shell, in the build folder on an emulated processor with AVX-512, and
prints what it prints. Without commands, a list that takes about 20 minutes. Some examples:

  scripts/test-avx512-emulated.sh './minterm targets'
  scripts/test-avx512-emulated.sh 'tests/property --gtest_filter=*Column*' 'same dist a.txt b.txt'

`same ARGUMENT...` runs ./minterm with the arguments and --target scalar, avx2 and avx512, and fails
where one of the answers differs. Suites named ForcedTarget take avx512, the best that there is.

  --build FOLDER     a build of minterm, with or without LLVM (default: build)
  --scratch FOLDER   keep the kernel, the image and the logs there (default: a temporary folder)
  --cpu MODEL        a processor of Bochs (default: corei7_skylake_x; see bochs --help cpu)
  --bochs PROGRAM    another Bochs than the one on the PATH
  --kernel FILE      a kernel that knows the serial port (default: fetches linux-image-cloud-amd64)
  --compiler         gives the guest gcc and its headers, for tests that compile C (slow)
  --add FILE         gives the guest one more file or folder; may stand more than once
  --limit SECONDS    give up then (default: 3600)

The exit status is that of the last command that failed, or 0; 2 when something is missing here; 3
when the guest did not finish. Some 45 million instructions a second run, and the guest's clock is
not ours: it shows that code is right, and nothing of how fast it is, whatever times are printed.
EOF
}

fail() {
    printf '%s\n' "$1" >&2
    exit "${2:-2}"
}

build=$source_folder/build
scratch=
cpu=corei7_skylake_x
bochs=bochs
kernel=
limit=3600
compiler=no
added=()
while [[ $# -gt 0 && $1 == --* ]]; do
    option=$1
    case $option in
        --help)
            usage
            exit 0
            ;;
        --compiler)
            compiler=yes
            shift
            continue
            ;;
    esac
    [[ $# -ge 2 ]] || fail "$option wants a value, or is unknown; see --help"
    case $option in
        --build) build=$(realpath "$2") ;;
        --scratch) scratch=$2 ;;
        --cpu) cpu=$2 ;;
        --bochs) bochs=$(realpath "$2") ;;
        --kernel) kernel=$2 ;;
        --add) added+=("$(realpath "$2")") ;;
        --limit) limit=$2 ;;
        *) fail "unknown option $option; see --help" ;;
    esac
    shift 2
done

# Each program here, and the package of Debian that has it.
missing=()
while read -r file package; do
    command -v "$file" >/dev/null || [[ -e $file ]] || missing+=("$package")
done <<EOF
$bochs bochs
/usr/lib/x86_64-linux-gnu/bochs/plugins/libbx_term_gui.so bochs-term
/usr/share/bochs/BIOS-bochs-latest bochsbios
/usr/share/bochs/VGABIOS-lgpl-latest vgabios
/bin/busybox busybox-static
/usr/lib/ISOLINUX/isolinux.bin isolinux
/usr/lib/syslinux/modules/bios/ldlinux.c32 syslinux-common
xorriso xorriso
cpio cpio
strip binutils
EOF
[[ ${#missing[@]} -eq 0 ]] ||
    fail "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
[[ -x $build/minterm ]] || fail "$build has no program minterm: build first, or name a --build"

commands=("$@")
if [[ ${#commands[@]} -eq 0 ]]; then
    # Every layout and every driver once, on short strings, and no other target beside avx512.
    mapfile -t commands <<'EOF'
./minterm targets
tests/unit_codegen --gtest_filter=MachineCode.*:Jit.*:AddCarry.*:Target.*
MINTERM_TARGET=avx512 tests/property --gtest_filter=ForcedTarget*:*CornerSpec.*OfMixedLengths/levenshtein:*CornerSpec.*OfMixedLengths/affine
MINTERM_TARGET=avx512 tests/property --gtest_filter=EditDistances.LengthsAroundEverySwitch:EngineCases.EmptyShort*:EngineCases.Transpositions:CommonSubsequences.RandomPairs*
MINTERM_TARGET=avx512 tests/property --gtest_filter=*Columns.LengthsAroundWordsAndBlocks/l*:ColumnCarries.*
MINTERM_TARGET=avx512 tests/property --gtest_filter=*Blocks.AnyCutGivesTheEdgesOfTheWhole/l*
MINTERM_TARGET=avx512 tests/search --gtest_filter=Search.ChunksOfAnySize*:Search.CaseFolding*:SearchMethods.ChoiceIs*:*Cyclic.LongTexts*/1:*Cyclic.LongTexts*/4
for name in lambda lambda-mutated; do zcat "$source_folder/examples/$name.fa.gz" | head -n 61 >/tmp/$name.fa; tail -n +2 /tmp/$name.fa >/tmp/$name.txt; done
same dist /tmp/lambda.fa /tmp/lambda-mutated.fa --method full --layout wavefront
same dist /tmp/lambda.fa /tmp/lambda-mutated.fa --method full --layout column
same dist /tmp/lambda.fa /tmp/lambda-mutated.fa --cigar --metric affine
same lcs /tmp/lambda.fa /tmp/lambda-mutated.fa
same pairs /tmp/lambda.txt /tmp/lambda-mutated.txt --numbers
same matrix /tmp/lambda.txt /tmp/lambda-mutated.txt --numbers
same search -k 2 --method logic GGGCGGCGACCTCG /tmp/lambda-mutated.fa
EOF
fi

if [[ -z $scratch ]]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
fi
mkdir -p "$scratch"
scratch=$(realpath "$scratch")

if [[ -z $kernel ]]; then
    # Unpacked, never installed: this machine goes on booting what it boots.
    kernel=$(find "$scratch" -path '*/kernel/boot/vmlinuz-*' -print -quit)
    if [[ -z $kernel ]]; then
        package=$(apt-cache depends linux-image-cloud-amd64 2>/dev/null |
            sed -n 's/.*Depends: \(linux-image-[0-9]\)/\1/p' | head -n 1)
        if [[ -z $package ]] || ! (cd "$scratch" && apt-get -q download "$package" >fetch.log 2>&1); then
            fail "cannot fetch the package linux-image-cloud-amd64: apt-get update, or name a --kernel"
        fi
        dpkg-deb -x "$scratch/$package"_*.deb "$scratch/kernel"
        kernel=$(find "$scratch/kernel/boot" -name 'vmlinuz-*' -print -quit)
    fi
fi

# The guest's files. Programs need not say where they fail, so they go without symbols.
guest=$scratch/guest
rm -rf "$guest"
mkdir -p "$guest"/{bin,dev,proc,sys,tmp}

# give FILE...: the same files, or folders, under the same paths.
give() {
    tar -C / -c -h "${@#/}" | tar -C "$guest" -x
}

# libraries_of PROGRAM...: what they load, one path a line, the loader too.
libraries_of() {
    ldd "$@" 2>/dev/null | grep -o '/[^ ]*\( (0x\)' | cut -d' ' -f1 | sort -u
}

mapfile -t programs < <(printf '%s\n' "$build/minterm" &&
    printf '%s\n' "${commands[@]}" | grep -o 'tests/[a-z_0-9]*' | sort -u | sed "s|^|$build/|")
for program in "${programs[@]}"; do
    [[ -x $program ]] || fail "$program is not built"
done
give "$source_folder"/{examples,generated,specs,tests} "${added[@]}" "${programs[@]}"
for program in "${programs[@]}"; do strip "$guest$program"; done
mapfile -t libraries < <(libraries_of "${programs[@]}")
give "${libraries[@]}"

if [[ $compiler == yes ]]; then
    tools=("$(command -v gcc)" "$(command -v as)" "$(command -v ld)" "$(gcc -print-prog-name=cc1)"
        "$(gcc -print-prog-name=collect2)")
    mapfile -t libraries < <(libraries_of "${tools[@]}")
    runtime_folder=$(dirname "$(realpath "$(gcc -print-libgcc-file-name)")")
    give "${tools[@]}" "${libraries[@]}" "$runtime_folder/include" "$runtime_folder"/*.o \
        "$runtime_folder"/libgcc* /usr/include/{*.h,linux,asm-generic} \
        /usr/include/x86_64-linux-gnu/{asm,bits,gnu,sys} \
        /usr/lib/x86_64-linux-gnu/{crti.o,crtn.o,libc.so,libc_nonshared.a,libc.so.6}
fi

for name in $(/bin/busybox --list); do ln -sf busybox "$guest/bin/$name"; done
cp --remove-destination /bin/busybox "$guest/bin/busybox"
printf '%s\n' "${commands[@]}" >"$guest/commands"
cat >"$guest/init" <<EOF
#!/bin/sh
export PATH=/bin:/usr/bin HOME=/tmp MINTERM_CACHE_DIR=/tmp/cache
mount -t devtmpfs none /dev
mount -t proc none /proc
mount -t sysfs none /sys

same() {
    for target in scalar avx2 avx512; do
        ./minterm "\$@" --target \$target >/tmp/\$target || return 1
    done
    cmp /tmp/scalar /tmp/avx2 && cmp /tmp/scalar /tmp/avx512 && md5sum </tmp/avx512 &&
        head -c 300 /tmp/avx512 | head -n 3 && echo
}

cd "$build"
source_folder="$source_folder"
echo "processor: \$(grep -m1 -o 'avx[^ ]*\|bmi1' /proc/cpuinfo | sort -u | tr '\\n' ' ')"
status=0
while read -r line <&3; do
    echo "\$ \$line"
    (eval "\$line") 3<&-
    code=\$?
    [ \$code -eq 0 ] || status=\$code
    echo "-- exit status \$code"
done 3</commands
echo "guest: exit status \$status"
sync
poweroff -f
EOF
chmod +x "$guest/init"

# What boots: nothing is on a disk.
image=$scratch/image
rm -rf "$image"
mkdir -p "$image/isolinux"
cp "$kernel" "$image/vmlinuz"
(cd "$guest" && find . | cpio -o -H newc --quiet) >"$image/initrd"
cp /usr/lib/ISOLINUX/isolinux.bin /usr/lib/syslinux/modules/bios/ldlinux.c32 "$image/isolinux/"
# Bochs 2.7 tells wrong sizes of what XSAVEC and XSAVES save, and of PKRU, upon which Linux would do
# without AVX; the plain XSAVE is right.
cat >"$image/isolinux/isolinux.cfg" <<'EOF'
DEFAULT linux
LABEL linux
  KERNEL /vmlinuz
  INITRD /initrd
  APPEND console=ttyS0,115200 quiet nokaslr noapic tsc=reliable random.trust_cpu=on init_on_alloc=0 clearcpuid=xsaves,xsavec,pku,fsgsbase,smap,smep,erms,fsrm
EOF
xorriso -as mkisofs -quiet -iso-level 3 -o "$scratch/boot.iso" -b isolinux/isolinux.bin -c isolinux/boot.cat \
    -no-emul-boot -boot-load-size 4 -boot-info-table "$image" 2>"$scratch/xorriso.log"
rm -rf "$guest" "$image"

cat >"$scratch/bochsrc" <<EOF
config_interface: textconfig
display_library: term
romimage: file=/usr/share/bochs/BIOS-bochs-latest
vgaromimage: file=/usr/share/bochs/VGABIOS-lgpl-latest
cpu: model=$cpu, count=1, ips=50000000, reset_on_triple_fault=0, ignore_bad_msrs=1
memory: guest=2048, host=2048
clock: sync=none, time0=utc
boot: cdrom
ata0: enabled=1
ata0-master: type=cdrom, path=$scratch/boot.iso, status=inserted
com1: enabled=1, mode=file, dev=$scratch/serial
log: $scratch/bochs.log
panic: action=fatal
EOF

# Debian's Bochs starts in its debugger, which `c` leaves; other builds have none.
debugger=()
# Not `grep -q`: it ends before Bochs has written all, which pipefail takes for a failure.
if "$bochs" --help 2>&1 | grep -e '^  -rc ' >/dev/null; then
    echo c >"$scratch/debugger"
    debugger=(-rc "$scratch/debugger")
fi
: >"$scratch/serial"
TERM=vt100 setsid timeout -s KILL "$limit" "$bochs" -q -f "$scratch/bochsrc" "${debugger[@]}" \
    </dev/null >"$scratch/screen" 2>&1 &
emulator=$!
# Power off does not end every Bochs, so the last line does.
trap 'kill -KILL -- "-$emulator" 2>/dev/null || true' INT TERM
tail -f -n +1 --pid="$emulator" "$scratch/serial" 2>/dev/null |
    sed -u -e 's/\r//g' -e '/^guest: exit status/q' -e '/Kernel panic/q' || true
kill -KILL -- "-$emulator" 2>/dev/null || true
wait "$emulator" 2>/dev/null || true
status=$(tr -d '\r' <"$scratch/serial" | sed -n 's/^guest: exit status \([0-9]*\)$/\1/p' | tail -n 1)
[[ -n $status ]] || fail "the guest did not finish; see $scratch/bochs.log (--scratch keeps it)" 3
exit "$status"
