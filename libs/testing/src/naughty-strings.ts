import list from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** Strings that tend to break software, from the package big-list-of-naughty-strings. */
export const naughtyStrings: readonly string[] = list;
