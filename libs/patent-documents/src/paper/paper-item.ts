/** A piece of a paper that people read, print and tick: the filing guide, the report of an audit. Nothing of it is filed. */
export type PaperItem =
  | { kind: 'title'; text: string; about: string }
  | { kind: 'heading'; text: string; newPage?: boolean }
  | { kind: 'text'; text: string }
  /** Something to type in; an empty value is one that is still missing. */
  | { kind: 'value'; name: string; value: string }
  /** Something to do and tick. */
  | { kind: 'step'; text: string }
  | {
      kind: 'finding';
      mark: PaperMark;
      rule: string;
      where: string;
      message: string;
      quote: string;
      why: string;
      source: string;
    }
  | { kind: 'passed'; rule: string; text: string };

export type PaperMark = 'fix' | 'review' | 'hint';

/** What stands in place of a value that is missing. */
export const MISSING = '(still to be entered)';
