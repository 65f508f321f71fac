const HEDGES: ReadonlyArray<[RegExp, string]> = [
  [/(?<!\b(?:has|have|had|not|['’]ve) )\balways\b/gi, 'usually'],
  [/(?<!\b(?:has|have|had|['’]ve|or) )\bnever\b(?! been)/gi, 'rarely'],
  [
    /(?<!\b(?:after|at|above|of|in|not|with|almost|nearly|for|we|they|you) )\ball of(?= (?:the|these|those|our|my|their) )/gi,
    'most of',
  ],
  [
    /(?<!\b(?:after|at|above|of|in|not|with|almost|nearly|for|we|they|you) )\ball(?= (?:the|these|those) \p{L}+s\b)/giu,
    'most of',
  ],
  [
    /(?<!\b(?:after|at|above|of|in|not|with|almost|nearly|for|we|they|you) )\ball(?= (?!\p{L}+ (?:i|we) |the |these |those |our |my |their |his |her |its |your |of |us )(?:\p{L}+ )?(?:\p{L}+s|children|people|men|women)\b)/giu,
    'most',
  ],
  [/(?<!\b(?:almost|nearly|not|like) )\beveryone\b/gi, 'almost everyone'],
  [/(?<!\b(?:almost|nearly|not|like) )\beverybody\b/gi, 'almost everybody'],
  [
    /(?<!\balmost )\b(?:nobody|no one)(?= (?:will|would|can|could|wants?|likes?|needs?|cares?|knows?|believes?|reads?|uses?|buys?|listens?|goes|likes?)\b)/gi,
    'hardly anyone',
  ],
  [/(?<!\b(?:almost|nearly) )\beverywhere\b/gi, 'in most places'],
  [/\b(?:definitely|certainly|undoubtedly|obviously|clearly|most certainly)\b/gi, 'probably'],
  [/\b(?:absolutely|totally|completely|utterly) /gi, ''],
  [/\bproves\b/gi, 'suggests'],
  [/\bproven fact\b/gi, 'well-supported view'],
  [/\bimpossible\b/gi, 'hardly possible'],
  [/(?<!\bnot )\b(?:inevitably|necessarily)\b/gi, 'probably'],
  [/\b(has|have) no (?:other )?(?:choice|option|alternative) but to\b/gi, 'should'],
];

/** Takes the edge off words that claim more than reasons can carry; a demand may keep its scope. */
export function hedge(text: string, keepScope = false): string {
  let hedged = text;
  for (const [pattern, milder] of HEDGES) {
    if (keepScope && /^(?:most|almost|hardly anyone|in most)/.test(milder)) continue;
    hedged = hedged.replace(pattern, (word) =>
      /^\p{Lu}/u.test(word) ? milder.charAt(0).toUpperCase() + milder.slice(1) : milder,
    );
  }
  return hedged.replace(
    /\bprobably (\w+ )?probably\b/g,
    (_all, word: string | undefined) => `probably${word ? ` ${word.trim()}` : ''}`,
  );
}

const SWEEPS = /\b(all|always|never|everyone|everybody|nobody|no one|everywhere)\b/i;

/** Why a claim is put more mildly than in the text; empty where no word of it sweeps. */
export function whyHedged(claim: string): string {
  const word = SWEEPS.exec(claim)?.[1]?.toLowerCase();
  return word === undefined || (hedge(word) === word && !/^(?:all|nobody|no one)$/.test(word))
    ? ''
    : ` (“${word}” would take reasons that leave no exception)`;
}
