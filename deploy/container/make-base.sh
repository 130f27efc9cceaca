#!/bin/sh
# Makes a base image of Debian's packages and this machine's Node, where docker.io can't be reached:
#   deploy/container/make-base.sh localhost/promptfolio-base
# Needs root, buildah and debootstrap. The image is of this machine's architecture.
set -eu
image=${1:?name the image}
mirror=${MIRROR:-http://deb.debian.org/debian}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
[ -n "${ROOTFS:-}" ] && cp -a "$ROOTFS/." "$root" || debootstrap --variant=minbase --include=ca-certificates bookworm "$root" "$mirror"
rm -rf "$root/var/cache/apt/archives" "$root/var/lib/apt/lists" "$root/usr/share/doc" "$root/usr/share/locale"
node=$(readlink -f "$(command -v node)")
npm=$(npm root --global)/npm
install -D "$node" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -r "$npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
# The libraries that Node's binary needs in addition to those of a minimal Debian.
for library in $(ldd "$node" | sed -n 's/.*=> \([^ ]*\).*/\1/p'); do
  [ -e "$root$library" ] || install -D "$(readlink -f "$library")" "$root$library"
done
# The certificates that this machine trusts, including a company proxy's.
install -D /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
container=$(buildah from scratch)
buildah copy "$container" "$root" / >/dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --rm "$container" "$image"
