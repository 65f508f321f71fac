import type { TextSpan } from '@premise/contracts';
import { findLinkProblems } from './links.ts';
import type { ArgumentGraph, Quotation, Statement } from './types.ts';
import { isWithinText, isQuotedFrom, splitsWord } from './quotations.ts';

/** What is wrong with a graph, each problem in one plain sentence. Empty for a sound graph. */
export function validateGraph(graph: ArgumentGraph): string[] {
  const { text, kindOfText, statements, inferences, findings, verdict } = graph;
  const problems = findLinkProblems(graph);
  for (const statement of statements) problems.push(...checkStatement(text, statement));
  for (const { id, quotations } of findings) {
    for (const quotation of quotations) problems.push(...checkQuotation(text, `Finding "${id}"`, quotation));
  }
  for (const { id, confidence } of [...statements, ...inferences, ...findings]) {
    if (confidence !== null && !(confidence >= 0 && confidence <= 1))
      problems.push(`"${id}" has the confidence ${confidence}, which is not between 0 and 1.`);
  }
  for (const { spans } of verdict ? [...verdict.premises, ...(verdict.conclusion ? [verdict.conclusion] : [])] : []) {
    if (!spans.every((span) => isWithinText(text, span)))
      problems.push('A sentence of the formal check has a place outside the text.');
  }
  const hasConclusion = statements.some(({ role }) => role === 'conclusion');
  if (kindOfText === 'argument' && !hasConclusion) problems.push('The text is an argument without a main conclusion.');
  if (kindOfText !== 'argument' && hasConclusion)
    problems.push('There is a main conclusion, but the text is not an argument.');
  return problems;
}

function checkStatement(
  text: string,
  { id, text: words, source, spans, speaker, role, restates }: Statement,
): string[] {
  const subject = `Statement "${id}"`;
  const problems: string[] = [];
  if (words.trim() === '') problems.push(`${subject} has no words.`);
  if (speaker.trim() === '') problems.push(`${subject} has no speaker.`);
  if (role === 'restatement' && restates === null) problems.push(`${subject} does not name what it restates.`);
  if (source === 'quoted') problems.push(...checkQuotation(text, subject, { text: words, spans }));
  else if (spans.length > 0) problems.push(`${subject} is not quoted, but has places in the text.`);
  return problems;
}

function checkQuotation(text: string, subject: string, quotation: Quotation): string[] {
  const { spans } = quotation;
  if (spans.length === 0) return [`${subject} has a quotation without a place in the text.`];
  const outside = spans.find((span) => !isWithinText(text, span));
  if (outside) return [`${subject} quotes ${describeSpan(outside)}, which is not a place in the text.`];
  const problems: string[] = [];
  if (spans.some(({ start }, at) => start < (spans[at - 1]?.end ?? 0)))
    problems.push(`${subject} has places that overlap or are out of order.`);
  for (const span of spans) {
    if (splitsWord(text, span.start) || splitsWord(text, span.end))
      problems.push(`${subject} quotes ${describeSpan(span)}, which cuts a word.`);
  }
  if (!isQuotedFrom(text, quotation)) problems.push(`${subject} differs from the words at its place in the text.`);
  return problems;
}

function describeSpan({ start, end }: TextSpan): string {
  return `characters ${start} to ${end}`;
}
