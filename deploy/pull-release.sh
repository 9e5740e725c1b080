#!/bin/sh
# Publishes what has been sent to the repository: builds it in a folder beside the release that is served, swaps the link, restarts one
# replica after the other and lets nginx read the new pages. Does nothing when nothing is new. A build that fails leaves everything as it was. What has been taken back is a
# release that is there already, so the link is swapped to it within seconds. docs/deploy.md, «Publishing from the desk».
set -eu
root=${GUIDE_ROOT:-/opt/lofoten-guide}
as_builder=${GUIDE_BUILDER-runuser -u lofoten-build --}
build=${GUIDE_BUILD-set -a; . /etc/lofoten-guide/build.env; npm run build && npm run carry:files -- ../../current/dist && npm run export:nginx}
restart=${GUIDE_RESTART-systemctl restart lofoten-guide@3001 && systemctl restart lofoten-guide@3002 && systemctl reload nginx}
cd "$root"

# One at a time: a timer may come again while a build goes on.
exec 9> releases/.lock
flock -n 9 || exit 0

served=$(readlink current)
$as_builder git -C "$served" fetch --quiet origin
commit=$($as_builder git -C "$served" rev-parse '@{upstream}')
tree=$($as_builder git -C "$served" rev-parse "$commit^{tree}")
tree_of() { $as_builder git -C "$1" rev-parse 'HEAD^{tree}'; }

swap() {
  ln -sfn "$1" next
  mv -T next current
  sh -c "$restart"
  echo "Serving $1."
}

[ "$tree" = "$(tree_of "$served")" ] && exit 0
for number in $(ls releases | grep -E '^[0-9]+$' | sort -rn); do
  if [ "$tree" = "$(tree_of "releases/$number")" ] && [ -e "releases/$number/dist/.built-from" ]; then
    swap "releases/$number"
    exit 0
  fi
done

new=releases/$(($(ls releases | grep -E '^[0-9]+$' | sort -rn | head -n 1) + 1))
$as_builder git clone --quiet "$($as_builder git -C "$served" remote get-url origin)" "$new"
$as_builder git -C "$new" reset --quiet --hard "$commit"
if ! $as_builder sh -c "cd '$root/$new' && $build"; then
  rm -rf "$new"
  echo 'The build failed; the release before it is still served.' >&2
  exit 1
fi
swap "$new"
# Five are kept, and never the one that is served.
for number in $(ls releases | grep -E '^[0-9]+$' | sort -rn | tail -n +6); do
  [ "releases/$number" = "$(readlink current)" ] || rm -rf "releases/$number"
done
