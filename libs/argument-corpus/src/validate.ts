import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CORPUS_FOLDER } from './read.ts';
import type { Annotation, CorpusText, Span } from './types.ts';

const ajv = new Ajv2020({ allErrors: true });
const compile = (name: string) =>
  ajv.compile(JSON.parse(readFileSync(`${CORPUS_FOLDER}/${name}.schema.json`, 'utf8')) as Record<string, unknown>);
const checkText = compile('text');
const checkAnnotation = compile('annotation');

/** What is wrong with a row of texts.jsonl; empty where nothing is. */
export function validateText(text: CorpusText): string[] {
  const isValid: boolean = checkText(text);
  return isValid ? [] : [`${text.id}: ${ajv.errorsText(checkText.errors)}`];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether the span begins or ends within a word of the text. */
export function cutsWord(text: string, { start, end }: Span): boolean {
  const isWithin = (at: number): boolean => LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));
  return isWithin(start) || isWithin(end);
}

/** What is wrong with an annotation of a text: its form, its offsets, its links. Empty where nothing is. */
export function validateAnnotation(text: string, annotation: Annotation): string[] {
  const isValid: boolean = checkAnnotation(annotation);
  if (!isValid) return [`${annotation.text}: ${ajv.errorsText(checkAnnotation.errors)}`];
  const { statements, inferences } = annotation;
  const found: string[] = [];
  const spans = [
    ...annotation.conclusions,
    ...annotation.flaws.flatMap((flaw) => flaw.spans),
    ...statements.flatMap(({ start, end }) => (start === undefined || end === undefined ? [] : [{ start, end }])),
  ];
  for (const span of spans) {
    if (span.end > text.length || span.start >= span.end) found.push(`${span.start}-${span.end} is not in the text`);
    else if (cutsWord(text, span)) found.push(`“${text.slice(span.start, span.end)}” cuts a word`);
  }
  const ids = new Set(statements.map(({ id }) => id));
  if (ids.size < statements.length) found.push('two statements have one id');
  const steps = new Set(inferences.map(({ id }) => id));
  const isUnknown = (id: string | null | undefined, among: Set<string>): boolean =>
    id !== null && id !== undefined && !among.has(id);
  for (const { id, restates, role } of statements) {
    if (isUnknown(restates, ids)) found.push(`${id} restates ${restates}, which is none`);
    if (role === 'restatement' && restates === undefined) found.push(`${id} restates nothing`);
  }
  for (const { id, from, to } of inferences) {
    if (from.some((statement) => !ids.has(statement))) found.push(`${id} starts from no statement`);
    if (!ids.has(to) && !steps.has(to)) found.push(`${id} leads nowhere`);
  }
  for (const { inference } of [...annotation.flaws, ...annotation.assumptions])
    if (isUnknown(inference, steps)) found.push(`${inference} is no inference`);
  if (annotation.kind === 'argument') {
    if (statements.filter(({ role }) => role === 'conclusion').length !== 1) found.push('not one main conclusion');
    if (annotation.stated !== annotation.conclusions.length > 0) found.push('a stated conclusion is quoted');
  } else if (statements.length + inferences.length + annotation.flaws.length > 0) {
    found.push('what is no argument has no statements');
  }
  return found.map((problem) => `${annotation.text}: ${problem}`);
}
