import { formalVerdict } from './formal-verdict.ts';

type Form = 'A' | 'E' | 'I' | 'O';
const FORMS: readonly Form[] = ['A', 'E', 'I', 'O'];

/** The fifteen moods that are valid without existential import, and the nine that need it (the textbook table). */
const VALID = new Set('AAA1 EAE1 AII1 EIO1 EAE2 AEE2 EIO2 AOO2 IAI3 AII3 OAO3 EIO3 AEE4 IAI4 EIO4'.split(' '));
const WITH_IMPORT = new Set('AAI1 EAO1 AEO2 EAO2 AAI3 EAO3 AEO4 EAO4 AAI4'.split(' '));

interface Noun {
  one: string;
  many: string;
}

type Wording = Readonly<Record<Form, (s: Noun, p: Noun) => string>>;

const article = (noun: string): string => (/^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`);

const WORDINGS: readonly Wording[] = [
  {
    A: (s, p) => `All ${s.many} are ${p.many}.`,
    E: (s, p) => `No ${s.many} are ${p.many}.`,
    I: (s, p) => `Some ${s.many} are ${p.many}.`,
    O: (s, p) => `Some ${s.many} are not ${p.many}.`,
  },
  {
    A: (s, p) => `Every ${s.one} is ${article(p.one)}.`,
    E: (s, p) => `Not a single ${s.one} is ${article(p.one)}.`,
    I: (s, p) => `At least one ${s.one} is ${article(p.one)}.`,
    O: (s, p) => `Not every ${s.one} is ${article(p.one)}.`,
  },
  {
    A: (s, p) => `Being ${article(s.one)} is sufficient for being ${article(p.one)}.`,
    E: (s, p) => `Nothing is both ${article(s.one)} and ${article(p.one)}.`,
    I: (s, p) => `There is ${article(s.one)} that is ${article(p.one)}.`,
    O: (s, p) => `There are ${s.many} that are not ${p.many}.`,
  },
  {
    A: (s, p) => `Only ${p.many} are ${s.many}.`,
    E: (s, p) => `If something is ${article(s.one)}, then it is not ${article(p.one)}.`,
    I: (s, p) => `It is not the case that no ${s.one} is ${article(p.one)}.`,
    O: (s, p) => `It is false that all ${s.many} are ${p.many}.`,
  },
  {
    A: (s, p) => `Whatever is ${article(s.one)} is ${article(p.one)}.`,
    E: (s, p) => `None of the ${s.many} are ${p.many}.`,
    I: (s, p) => `Something is ${article(s.one)} and ${article(p.one)}.`,
    O: (s, p) => `A certain ${s.one} is not ${article(p.one)}.`,
  },
];

const MINOR: Noun = { one: 'baker', many: 'bakers' };
const MIDDLE: Noun = { one: 'early riser', many: 'early risers' };
const MAJOR: Noun = { one: 'optimist', many: 'optimists' };

/** Order of subject and predicate in the two premises of a figure: [major premise, minor premise]. */
const FIGURES: Readonly<Record<number, [[Noun, Noun], [Noun, Noun]]>> = {
  1: [
    [MIDDLE, MAJOR],
    [MINOR, MIDDLE],
  ],
  2: [
    [MAJOR, MIDDLE],
    [MINOR, MIDDLE],
  ],
  3: [
    [MIDDLE, MAJOR],
    [MIDDLE, MINOR],
  ],
  4: [
    [MAJOR, MIDDLE],
    [MIDDLE, MINOR],
  ],
};

describe('all 256 moods of the syllogism', () => {
  it.each(WORDINGS.map((wording, at) => [at, wording] as const))(
    'in wording %i agree with the textbook table',
    (_, wording) => {
      const wrong: string[] = [];
      for (const major of FORMS)
        for (const minor of FORMS)
          for (const end of FORMS)
            for (const [figure, [first, second]] of Object.entries(FIGURES)) {
              const mood = `${major}${minor}${end}${figure}`;
              const check = formalVerdict(
                [wording[major](...first), wording[minor](...second)],
                wording[end](MINOR, MAJOR),
              );
              const expected = VALID.has(mood) ? 'valid' : WITH_IMPORT.has(mood) ? 'import' : 'invalid';
              const found = check.existence ? 'import' : check.verdict;
              if (found !== expected) wrong.push(`${mood}: ${found}, not ${expected}`);
            }
      expect(wrong).toEqual([]);
    },
  );

  it('mixes wordings freely', () => {
    const wrong: string[] = [];
    for (const [a, one] of WORDINGS.entries())
      for (const [b, two] of WORDINGS.entries())
        for (const mood of [...VALID, ...WITH_IMPORT, 'AAA2', 'AAA3', 'IAI1', 'EEE1', 'OAO1', 'AEE1', 'IEO2']) {
          const [major, minor, end, figure] = [...mood] as [Form, Form, Form, string];
          const [first, second] = FIGURES[Number(figure)] ?? [];
          if (!first || !second) throw new Error(mood);
          const check = formalVerdict([one[major](...first), two[minor](...second)], one[end](MINOR, MAJOR));
          const found = check.existence ? 'import' : check.verdict;
          const expected = VALID.has(mood) ? 'valid' : WITH_IMPORT.has(mood) ? 'import' : 'invalid';
          if (found !== expected) wrong.push(`${mood} in ${a} and ${b}: ${found}, not ${expected}`);
        }
    expect(wrong).toEqual([]);
  });
});
