import type { ArgumentFormat } from '@premise/argument-formats';

/** What each format is called, in the order of the menu. */
export const DOWNLOADS: ReadonlyArray<readonly [ArgumentFormat, string]> = [
  ['markdown', 'Markdown'],
  ['argdown', 'Argdown'],
  ['xaif', 'AIF (xAIF JSON)'],
  ['json', 'JSON'],
  ['csv', 'CSV table'],
];

export const COPIES: ReadonlyArray<readonly [ArgumentFormat, string]> = [
  ['markdown', 'Copy as Markdown'],
  ['argdown', 'Copy as Argdown'],
  ['json', 'Copy as JSON'],
];
