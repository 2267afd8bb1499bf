#!/bin/sh
# Makes the embedding model from its sources; see README.md.
set -eu
cd "$(dirname "$0")"
if [ ! -d work/python ]; then
  python3 -m venv work/python
  work/python/bin/pip install --quiet --requirement requirements.txt
fi
exec work/python/bin/python -m pipeline "${@:-all}"
