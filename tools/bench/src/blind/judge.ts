import type { Annotation, CorpusText, Span } from '@premise/argument-corpus';

/** What an engine, or a rule that stands beside it, says of a text. */
export interface Reading {
  isArgument: boolean;
  /** The words it gives out as the conclusion; null where it names none. */
  conclusion: Span[] | null;
  /** Several conclusions of which it says that one is the right one. */
  offered?: Span[][];
  /** Types of the corpus of the flaws it charges. */
  flaws: string[];
}

export interface Judged {
  text: CorpusText;
  gold: Annotation;
  said: Reading;
}

/** Right of all, with what it is counted over. */
export interface Share {
  name: string;
  right: number;
  of: number;
}

const overlaps = (one: Span, two: Span): boolean => one.start < two.end && two.start < one.end;

/** Whether the words given out are one of the acceptable conclusions: they share at least half of the longer's letters. */
const isRight = ({ gold, said }: Judged): boolean => isAccepted(gold, said.conclusion ?? []);

/** One of the offered conclusions, or the only one, is right. */
const isRightAmong = ({ gold, said }: Judged): boolean =>
  [said.conclusion ?? [], ...(said.offered ?? [])].some((given) => isAccepted(gold, given));

function isAccepted(gold: Annotation, given: readonly Span[]): boolean {
  const length = given.reduce((sum, { start, end }) => sum + end - start, 0);
  return gold.conclusions.some((accepted) => {
    const shared = given
      .filter((span) => overlaps(span, accepted))
      .reduce((sum, { start, end }) => sum + Math.min(end, accepted.end) - Math.max(start, accepted.start), 0);
    return shared * 2 >= Math.max(length, accepted.end - accepted.start);
  });
}

/** The measures of a set of readings: coverage beside precision. */
export function measure(judged: readonly Judged[]): Share[] {
  const share = (name: string, among: readonly Judged[], isCounted: (one: Judged) => boolean): Share => ({
    name,
    right: among.filter(isCounted).length,
    of: among.length,
  });
  const argued = judged.filter(({ gold }) => gold.kind === 'argument');
  const others = judged.filter(({ gold }) => gold.kind !== 'argument');
  const stated = argued.filter(({ gold }) => gold.stated);
  const named = stated.filter(({ said }) => said.conclusion !== null);
  const asserted = named.filter(({ said }) => (said.offered ?? []).length < 2);
  const unstated = judged.filter(({ gold }) => !gold.stated);
  const sound = judged.filter(({ gold }) => gold.flaws.length === 0);
  const flawed = judged.filter(({ gold }) => gold.flaws.length > 0);
  const charged = judged.filter(({ said }) => said.flaws.length > 0);
  const isCharged = ({ said }: Judged): boolean => said.flaws.length > 0;
  const isRightCharge = ({ gold, said }: Judged): boolean => gold.flaws.some(({ type }) => type === said.flaws[0]);
  return [
    share('argument or not, right', judged, ({ gold, said }) => said.isArgument === (gold.kind === 'argument')),
    share('no argument, seen to be none', others, ({ said }) => !said.isArgument),
    share('stated conclusion, asserted', stated, (one) => asserted.includes(one)),
    share('stated conclusion, right of those asserted', asserted, isRight),
    share('stated conclusion, first choice right', stated, isRight),
    share('stated conclusion, right among those offered', stated, isRightAmong),
    share('none is stated, none is named', unstated, ({ said }) => said.conclusion === null),
    share('text without a flaw, accused', sound, isCharged),
    share('charged flaw, right', charged, isRightCharge),
    share('flawed text, charged with the right one', flawed, isRightCharge),
  ];
}
