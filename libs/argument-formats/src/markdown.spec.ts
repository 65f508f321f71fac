import { readAnalysis } from '@premise/argument-graph';
import type { AnalysisResults } from '@premise/contracts';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import MarkdownIt, { type Token } from 'markdown-it';
import { markdownText, toMarkdown as writeMarkdown } from './markdown.ts';
import { oneLine } from './one-line.ts';
import { HARD_TEXTS, mixedTexts } from './testing/hard-texts.ts';
import { analysisOf } from './testing/sample-analysis.ts';

// everything a reader's program might do to the text: tables, strike-through, HTML, addresses made to links
const reader = new MarkdownIt({ html: true, linkify: true });
const STRUCTURE = new Set(['heading', 'paragraph', 'ordered_list', 'list_item', 'blockquote', 'inline']);

const plain = (token: Token): string =>
  (token.children ?? [])
    .map((child) => (child.type === 'softbreak' || child.type === 'hardbreak' ? '\n' : child.content))
    .join('');
const kinds = (tokens: Token[]): string[] => [...new Set(tokens.map(({ type }) => type.replace(/_(open|close)$/, '')))];

const toMarkdown = (analysis: AnalysisResults): string => writeMarkdown(readAnalysis(analysis));

const TEXTS = [...HARD_TEXTS, ...mixedTexts(400), ...naughtyStrings].filter((text) => text.trim() !== '');

describe('Markdown', () => {
  it('says every text as it is', () => {
    for (const text of TEXTS) {
      const tokens = reader.parse(markdownText(text), {});
      expect(tokens.map(({ type }) => type)).toEqual(['paragraph_open', 'inline', 'paragraph_close']);
      expect(
        (tokens[1]?.children ?? []).map(({ type }) => type).filter((type) => !/^text(_special)?$/.test(type)),
      ).toEqual([]);
      // U+0000 is replaced by every reader of Markdown
      expect(plain(tokens[1] as Token)).toBe(oneLine(text).replaceAll('\0', '\ufffd'));
    }
  });

  it('holds nothing but headings, paragraphs, lists and the quoted text', () => {
    for (const text of TEXTS) {
      const document = toMarkdown(
        analysisOf({
          premises: [text],
          assumptions: [`${text} a`],
          conclusion: text,
          counter: text,
          flaws: [text],
          text,
        }),
      );
      const tokens = reader.parse(document, {});
      expect(kinds(tokens).filter((kind) => !STRUCTURE.has(kind))).toEqual([]);
      expect(tokens.filter(({ type }) => type === 'heading_open')).toHaveLength(8);
      expect(tokens.filter(({ type }) => type === 'list_item_open')).toHaveLength(3);
    }
  });

  it('keeps the lines of the analyzed text', () => {
    const document = toMarkdown(analysisOf({ conclusion: 'C', text: 'First.\nSecond.\n\nThird.' }));
    expect(document).toContain('> First.\\\n> Second.\n>\n> Third.\n');
  });

  it('leaves out what was not found', () => {
    const document = toMarkdown(analysisOf({ conclusion: 'C' }));
    expect(document).not.toContain('## Premises');
    expect(document).toContain('## Conclusion\n\nC\n');
  });

  it('tells the type of the conclusion, and the version as it is written', () => {
    const document = toMarkdown({ ...analysisOf({ conclusion: 'C' }), engine: { name: 'built-in', version: '0.5.0' } });
    expect(document).toContain('\n\nC\n\nType: Normative\n');
    expect(document).toContain('Made by the built-in engine, version 0.5.0.');
  });

  it('says once that a text could not be read', () => {
    const notice = 'The text seems to be in Chinese.';
    const document = toMarkdown({
      ...analysisOf({ conclusion: '', counter: `No counter argument. ${notice}`, text: '道路' }),
      methodOfReasoning: `Not determined. ${notice}`,
      improvedArgument: `No improved version. ${notice}`,
      notices: [{ code: 'NOT_ENGLISH', text: notice }],
    });
    expect(document.split(notice)).toHaveLength(2);
    expect(document).not.toContain('## Improved version');
    expect(document).not.toContain('Type:');
  });

  it.each([
    ['valid', { derivation: [{ text: 'By premise 1, it is B.', from: [1], depth: 0 }] }, '1. By premise 1, it is B.'],
    [
      'invalid',
      { counterModel: { text: 'Suppose one *thing*.', things: [] } },
      'How it can fail: Suppose one \\*thing\\*.',
    ],
  ] as const)('tells a formal check that is %s, with what was checked and why', (verdict, why, told) => {
    const premises = [{ text: 'All A are B.', spans: [] }];
    const document = toMarkdown({
      ...analysisOf({ conclusion: 'C' }),
      formal: {
        verdict,
        summary: 'It was decided.',
        premises,
        conclusion: { text: 'it is B.', spans: [] },
        readings: [],
        notUnderstood: [],
        ...(why as object),
      },
    });
    expect(document).toContain(
      '## Formal check\n\nIt was decided.\n\nWhat was checked:\n\n1. All A are B.\n\nConclusion: It is B.\n\n',
    );
    expect(document).toContain(told);
  });
});
