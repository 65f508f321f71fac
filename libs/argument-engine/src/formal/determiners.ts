/** Words that say how much a sentence claims. */
export const QUANTIFIED =
  /\b(?:all|every|each|any|some|no|none|nobody|nothing|everyone|everybody|everything|someone|somebody|something|anyone|anybody|anything|most|many|few|several|half(?!-)|only|whoever|whatever|at least|at most|exactly|usually|often|sometimes|probably|perhaps|maybe|possibly|likely|generally|typically|almost|nearly|hardly|rarely|majority|percent|two|three|four|five|six|ten|dozens?|hundreds?|thousands?|zero|both of)\b/i;

export interface Determiner {
  how: 'every' | 'no' | 'not every' | 'some' | 'indefinite';
  rest: string;
  /** "whoever is …": what follows is a phrase, not a noun. */
  relative: boolean;
  /** "everyone", "something": there is no noun. */
  thing: boolean;
}

const DETERMINERS: ReadonlyArray<{ pattern: RegExp; how: Determiner['how']; thing?: boolean; relative?: boolean }> = [
  {
    pattern: /^(?:whoever|whatever|whosoever|he who|those who|anything that|anyone who) /i,
    how: 'every',
    relative: true,
  },
  { pattern: /^not (?:all|every|each) (?:of )?(?:the )?(?=\S)/i, how: 'not every' },
  { pattern: /^not (?:everyone|everybody|everything)\b ?/i, how: 'not every', thing: true },
  { pattern: /^all (?=(?:that|who|which)\b)/i, how: 'every', thing: true },
  {
    pattern:
      /^(?:everyone|everybody|everything|anyone|anybody|anything|all things|all those|each thing|every thing|any thing)\b ?/i,
    how: 'every',
    thing: true,
  },
  { pattern: /^(?:nobody|nothing|no one|none)\b(?! of) ?/i, how: 'no', thing: true },
  { pattern: /^not (?:one|a single|any) (?:of )?(?:the )?/i, how: 'no' },
  { pattern: /^(?:no|none of(?: the)?|not any|zero) /i, how: 'no' },
  { pattern: /^(?:all|every(?: single)?|each(?: and every)?|any)(?: one)?(?: of)?(?: the)? (?=\S)/i, how: 'every' },
  {
    pattern: /^(?:someone|somebody|something|some things?|at least one thing|at least one person)\b ?/i,
    how: 'some',
    thing: true,
  },
  {
    pattern:
      /^(?:at least (?:one|two)|one or more|some|a certain|certain|several|one|a few|two|three|many|most|a number of|a lot of)(?: of)?(?: the(?!se))? (?=\S)/i,
    how: 'some',
  },
  { pattern: /^an? (?=\S)/i, how: 'indefinite' },
];

/** "Most" and "many" claim more than "some" does; they are no words of this logic. */
const VAGUE = /^(?:most|many|several|a few|a number of|a lot of|two|three|at least two)\b/i;

export function determinerOf(text: string): Determiner | null {
  if (
    VAGUE.test(text) ||
    /^(?:almost|nearly|about|exactly|at most|half(?!-)|few|more than|fewer than|less than)\b/i.test(text)
  )
    return null;
  const owned = /^(.+'s|.+s') certain (.+)$/.exec(text);
  if (owned && !QUANTIFIED.test(owned[1] ?? ''))
    return { how: 'some', rest: `${owned[1] ?? ''} ${owned[2] ?? ''}`, relative: false, thing: false };
  for (const { pattern, how, thing, relative } of DETERMINERS) {
    const match = pattern.exec(text);
    // a capital A alone is a letter that stands for a term
    if (!match || (how === 'indefinite' && /^A (?:is|are)\b/.test(text))) continue;
    return { how, rest: text.slice(match[0].length), relative: relative === true, thing: thing === true };
  }
  return null;
}
