"""How a text is written before it is cut into pieces. packages/search/src/embedding/normalise.ts does exactly the same."""

import re
import unicodedata

_other = re.compile(r"[^0-9a-zà-öø-ÿœ]+")


def normalise(text: str) -> str:
    """Lower case, ß as ss, letters and digits only, words separated by one blank."""
    lower = unicodedata.normalize("NFKC", text).lower()
    # A soft hyphen is invisible inside a word, not an end of it.
    return _other.sub(" ", lower.replace("\u00ad", "").replace("ß", "ss")).strip()
