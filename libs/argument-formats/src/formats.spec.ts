import { readAnalysis } from '@premise/argument-graph';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { csvCell, toCsv } from './csv.ts';
import { toDiagram } from './diagram.ts';
import { ARGUMENT_FORMATS, fileNameOf, writeAnalysis, writeGraph } from './formats.ts';
import type { PremiseDocument } from './premise-json.ts';
import { HARD_TEXTS } from './testing/hard-texts.ts';
import { analysisOf } from './testing/sample-analysis.ts';

const analysis = analysisOf({ premises: ['A'], conclusion: 'The Library must stay, dès maintenant!' });

/** A reader of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length === 6);
}

describe('the formats', () => {
  it('each have a file name and a media type', () => {
    expect(
      ARGUMENT_FORMATS.map((format) => writeAnalysis(analysis, format)).map((w) => [w.fileName, w.mediaType]),
    ).toEqual([
      ['premise-the-library-must-stay-des-maintenant.argdown', 'text/plain'],
      ['premise-the-library-must-stay-des-maintenant.xaif.json', 'application/json'],
      ['premise-the-library-must-stay-des-maintenant.json', 'application/json'],
      ['premise-the-library-must-stay-des-maintenant.graph.json', 'application/json'],
      ['premise-the-library-must-stay-des-maintenant.md', 'text/markdown'],
      ['premise-the-library-must-stay-des-maintenant.csv', 'text/csv'],
    ]);
  });

  it('mark the table as Unicode, so that spreadsheets show every script', () => {
    const { text } = writeAnalysis(analysisOf({ premises: ['道路'], conclusion: 'A' }), 'csv');
    expect(text).toMatch(/^\ufeffid,role,/);
    expect(text.lastIndexOf('\ufeff')).toBe(0);
  });

  it('begin a statement that followed "Therefore" with a capital letter, and leave the own format as it was found', () => {
    const found = analysisOf({ premises: ['iPhones are dear.'], conclusion: 'no whales breathe with gills.' });
    for (const format of ARGUMENT_FORMATS.filter((name) => name !== 'json' && name !== 'graph')) {
      const { text } = writeAnalysis({ ...found, originalArgument: '' }, format);
      expect([format, text.includes('No whales breathe'), text.includes('no whales breathe')]).toEqual([
        format,
        true,
        false,
      ]);
      expect(text).toContain('iPhones are dear.');
    }
    expect(writeAnalysis(found, 'json').text).toContain('"no whales breathe with gills."');
  });

  it('name files so that every file system takes them', () => {
    for (const text of [...HARD_TEXTS, ...naughtyStrings, 'x'.repeat(500), '../../etc/passwd', '']) {
      expect(fileNameOf(analysisOf({ conclusion: text }), '.md')).toMatch(/^premise(-[a-z0-9]+)+\.md$/);
      expect(fileNameOf(analysisOf({ conclusion: text }), '.md').length).toBeLessThan(60);
    }
    expect(fileNameOf(analysisOf({ conclusion: '図書館' }), '.md')).toBe('premise-analysis.md');
  });

  it('give the whole analysis and its graph as JSON, with the address of the schema', () => {
    const { text } = writeAnalysis(analysis, 'json', 'https://premise.example');
    const document = JSON.parse(text) as PremiseDocument;
    expect(document.$schema).toBe('https://premise.example/mf/analyzer/schemas/analysis-1.schema.json');
    expect(document.analysis).toEqual(analysis);
    expect(document.graph).toEqual(toDiagram(readAnalysis(analysis)));
  });

  it('give the whole argument graph as version 2 of our own JSON, from a stored analysis and from a graph', () => {
    const graph = readAnalysis(analysis);
    const { text } = writeAnalysis(analysis, 'graph', 'https://premise.example');
    expect(JSON.parse(text)).toEqual({
      $schema: 'https://premise.example/mf/analyzer/schemas/analysis-2.schema.json',
      format: 'premise-analysis',
      version: 2,
      graph,
    });
    expect(writeGraph(graph, 'graph', 'https://premise.example')).toEqual(
      writeAnalysis(analysis, 'graph', 'https://premise.example'),
    );
  });

  it('give the graph as a table', () => {
    const graph = toDiagram(readAnalysis(analysisOf({ premises: ['A "b", c'], conclusion: 'C\nD', counter: '=1+1' })));
    expect(toCsv(graph)).toBe(
      [
        'id,role,hidden,text,relation,target',
        'conclusion,conclusion,no,"C\nD",,',
        'inference,inference,no,By sign.,support,conclusion',
        'premise-1,premise,no,"A ""b"", c",support,inference',
        "counter,counter,no,'=1+1,attack,conclusion",
        '',
      ].join('\r\n'),
    );
  });

  it('let no text leave its cell, nor be run as a formula', () => {
    for (const text of [...HARD_TEXTS, ...naughtyStrings].filter((one) => one.trim() !== '')) {
      const rows = readCsv(toCsv(toDiagram(readAnalysis(analysisOf({ premises: [text], conclusion: 'C' })))));
      expect(rows).toHaveLength(4);
      expect([text.trim(), `'${text.trim()}`]).toContain(rows[3]?.[3]);
      expect(csvCell(text)).not.toMatch(/^"?[=+\-@\t\r]/);
    }
  });
});
