import { type ArgumentGraph, toAnalysisResults } from '@premise/argument-graph';
import type { FormalCheck } from '@premise/contracts';
import { type NodeRole, toDiagram } from './diagram.ts';
import { capitalised, inSentences } from './in-sentences.ts';
import { oneLine } from './one-line.ts';

/** The analysis as a document to read: CommonMark with nothing in it but headings, lists and a quotation. */
export function toMarkdown(graph: ArgumentGraph): string {
  const { nodes } = inSentences(toDiagram(graph));
  const analysis = toAnalysisResults(graph);
  const textsOf = (role: NodeRole): string[] => nodes.filter((node) => node.role === role).map(({ text }) => text);
  const { conclusionType, engine, formal, notices, parsed } = analysis;
  const concluded = textsOf('conclusion');
  // a text that could not be read has its notice above; the components repeat it in place of what was not found
  const said = (text: string): string => (notices.some((notice) => text.includes(notice.text)) ? '' : text);
  const madeBy = engine.name === 'built-in' ? 'built-in engine' : 'language model';
  return [
    '# Analysis of an argument',
    ...notices.map(({ text }) => markdownText(text)),
    section('Conclusion', concluded.map(markdownText)),
    concluded.length === 0 || conclusionType.trim() === '' ? '' : `Type: ${markdownText(conclusionType)}`,
    section('Premises', numbered(textsOf('premise'))),
    section('Hidden assumptions', numbered(textsOf('assumption'))),
    formal === undefined || formal.verdict === 'not-formal' ? '' : formalCheck(formal),
    section('Method of reasoning', paragraph(said(analysis.methodOfReasoning))),
    section('Logical flaws', numbered(textsOf('flaw'))),
    section('Counter argument', paragraph(said(analysis.counterpoint))),
    section('If-then structure', paragraph(parsed.ifThenStructure)),
    section('Implied rule', paragraph(parsed.unstatedRule)),
    section('Quantifiers', numbered(parsed.quantifiers)),
    section('Improved version', quoted(said(analysis.improvedArgument))),
    section('The analyzed text', quoted(analysis.originalArgument)),
    `Made by the ${madeBy}${engine.model === undefined ? '' : ` ${markdownText(engine.model)}`}, version ${markdownText(engine.version)}.`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}

/** Text on one line in which no character is read as Markdown, HTML, or the address of a link. */
export function markdownText(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~&$@]/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
    .replace(/^[-+=!:]/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** The verdict, the sentences by the numbers that its steps use, and why. */
function formalCheck({ summary, premises, conclusion, derivation, counterModel }: FormalCheck): string {
  return [
    section('Formal check', paragraph(summary)),
    ['What was checked:', '', ...numbered(premises.map(({ text }) => capitalised(text)))].join('\n'),
    conclusion === null ? '' : `Conclusion: ${markdownText(capitalised(conclusion.text))}`,
    derivation === undefined ? '' : ['Why it follows:', '', ...numbered(derivation.map(({ text }) => text))].join('\n'),
    counterModel === undefined ? '' : `How it can fail: ${markdownText(counterModel.text)}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function paragraph(text: string): string[] {
  return text.trim() === '' ? [] : [markdownText(text)];
}

function numbered(texts: readonly string[]): string[] {
  return texts.map((text, at) => `${at + 1}. ${markdownText(text)}`);
}

/** The lines of a text stay lines: a backslash at the end of one breaks it. */
function quoted(text: string): string[] {
  if (text.trim() === '') return [];
  const lines = text
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(markdownText);
  return lines.map((line, at) => {
    if (line === '') return '>';
    const goesOn = (lines[at + 1] ?? '') !== '';
    return `> ${line}${goesOn ? '\\' : ''}`;
  });
}
