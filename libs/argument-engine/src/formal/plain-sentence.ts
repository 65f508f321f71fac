const LEAD =
  /^(?:and|but|so|yet|then|now|next|also|plus|besides|moreover|furthermore|further|additionally|finally|lastly|first of all|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|to begin with|to start with|in addition|in fact|indeed|again|clearly|obviously|of course|after all|likewise|similarly|we know that|suppose(?: that)?|assume(?: that)?|given that|it is known that|(?:the )?(?:first|second|third|fourth|fifth|minor|major) premise(?: is that| is)?|premise(?: \d+)?|p\d+[.:)]?|\(?\d+[.)])(?:,\s*|:\s*|\s+-\s+|\s+)(?=\S)/i;
const NEEDS_COMMA = /^(?:first|second|third|fourth|fifth|next|now|then|so|again|further|plus|also|finally|yet)$/i;

/** A sentence without what only links it to others, in plain marks. */
export function plain(sentence: string): string {
  let text = sentence
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/,? without exception\b,?/i, '')
    .trim()
    .replace(/[.!;,:\s]+$/, '');
  for (let round = 0; round < 4; round += 1) {
    const lead = LEAD.exec(text);
    if (!lead) break;
    const word = lead[0].trim();
    if (
      NEEDS_COMMA.test(word) &&
      !/[,:-]$/.test(word) &&
      /^(?:is|are|of|person|thing)\b/i.test(text.slice(lead[0].length))
    )
      break;
    text = text.slice(lead[0].length);
  }
  return text.replace(/,? (?:too|as well|either)$/i, '').trim();
}
