import type { FormalCheck } from '@premise/contracts';
import { formalCheck } from './formal-check.ts';
import { formalVerdict } from './formal-verdict.ts';
import { quantifierOf } from './quantifier-of.ts';
import { statementForm } from './statement-form.ts';
import { sentencesIn } from './sentences-of-argument.ts';

/** One row of a set as it was judged. */
export interface Judged {
  id: string;
  text: string;
  gold: string;
  predicted: string;
}

export interface SyllogismRow {
  id: string;
  text: string;
  premises?: string[];
  premises_text: string;
  conclusion: string;
  deductively_valid: boolean;
  statement_forms?: string[];
}

export interface ArgumentRow {
  id: string;
  text: string;
  deductively_valid: boolean;
}

export interface QuantifierRow {
  id: string;
  text: string;
  quantifier: string;
  has_negation: boolean;
  has_conditional: boolean;
}

function judge<Row extends { id: string; text: string }>(
  rows: readonly Row[],
  expected: (row: Row) => string,
  found: (row: Row) => string,
): Judged[] {
  return rows.map((row) => ({ id: row.id, text: row.text, gold: expected(row), predicted: found(row) }));
}

const gold = (row: { deductively_valid: boolean }): string => (row.deductively_valid ? 'valid' : 'invalid');
const premisesOf = (row: SyllogismRow): string[] =>
  row.premises ?? sentencesIn(row.premises_text).map((sentence) => sentence.text);

/** Valid also where it follows only if the kinds spoken of are not empty, as traditional logic has it. */
const traditional = (check: FormalCheck): string => (check.existence ? 'valid' : check.verdict);

/** Validity of syllogisms; `import`: the set's annotators read "all" and "no" with existential import. */
export function judgeSyllogisms(rows: readonly SyllogismRow[], existentialImport: boolean): Judged[] {
  return judge(rows, gold, (row) => {
    const check = formalVerdict(premisesOf(row), row.conclusion);
    return existentialImport ? traditional(check) : check.verdict;
  });
}

/** Validity of arguments in running text. A verdict of "not formal" counts as wrong. */
export function judgeFormalFallacies(rows: readonly ArgumentRow[]): Judged[] {
  return judge(rows, gold, (row) => formalCheck(row.text).verdict);
}

/** All three A/E/I/O forms of a syllogism right. */
export function judgeStatementForms(rows: readonly SyllogismRow[]): Judged[] {
  return judge(
    rows.filter((row) => row.statement_forms !== undefined),
    (row) => (row.statement_forms ?? []).join(' '),
    (row) => [...premisesOf(row), row.conclusion].map((sentence) => statementForm(sentence) ?? 'none').join(' '),
  );
}

/** Quantifiers of single sentences. */
export function judgeQuantifiers(rows: readonly QuantifierRow[]): Judged[] {
  return judge(
    rows,
    (row) => row.quantifier,
    (row) => quantifierOf(row.text).quantifier,
  );
}
