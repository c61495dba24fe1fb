#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The manual page, in roff, from its source in Markdown: man-page.sh LOWDOWN SOURCE VERSION > minterm.1.gz
set -euo pipefail
lowdown=$1 source=$2 version=$3

# The title is given apart, and sections of a manual page are in capitals.
sed -e 1d -e 's/^## \(.*\)/## \U\1/' "$source" |
    "$lowdown" -s -tman -mtitle=minterm -msection=1 -mshiftheadinglevelby=-1 "-msource=minterm $version" \
        "-mvolume=User Commands" |
    gzip -9n
