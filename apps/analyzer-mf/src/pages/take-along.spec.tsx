import { PREMISE_GRAPH_SCHEMA_PATH, PREMISE_JSON_SCHEMA_PATH } from '@premise/argument-formats';
import { analyzeArgument } from '@premise/argument-engine';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Ajv2020 from 'ajv/dist/2020';
import schema from '../../public/schemas/analysis-1.schema.json';
import graphSchema from '../../public/schemas/analysis-2.schema.json';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';
import { SAMPLE_ITEM, SAMPLE_RESULTS } from '../testing/sample-results.ts';

const PATH = `/api/analysis/analyses/${SAMPLE_ITEM.id}`;

describe('taking an analysis along', () => {
  let network: FakeNetwork;
  let files: Array<{ name: string; type: string; blob: Blob }>;
  let log: jest.SpyInstance;
  beforeEach(() => {
    network = freshBrowser();
    network.on('GET', PATH, () => ({ body: { success: true, analysis: SAMPLE_ITEM } }));
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
    files = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
    URL.revokeObjectURL = () => {};
    // jsdom follows no link; what a browser would save is the file behind it
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      const blob = blobs[Number(this.href.slice('blob:'.length))];
      if (blob) files.push({ name: this.download, type: blob.type, blob });
    };
  });
  afterEach(() => {
    log.mockRestore();
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  });

  const open = async () => {
    renderAt(`/analysis/${SAMPLE_ITEM.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Take along' }));
  };
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.readAsText(blob);
    });

  it.each([
    ['Markdown', '.md', 'text/markdown', '## Conclusion'],
    ['Argdown', '.argdown', 'text/plain', '[Conclusion]: Therefore the library must stay open.'],
    ['AIF (xAIF JSON)', '.xaif.json', 'application/json', '"type": "RA"'],
    ['JSON', '.json', 'application/json', `"$schema": "http://localhost${PREMISE_JSON_SCHEMA_PATH}"`],
    ['CSV table', '.csv', 'text/csv', 'id,role,hidden,text,relation,target'],
  ])('downloads %s under a name that says what it is', async (name, extension, type, words) => {
    await open();
    fireEvent.click(screen.getByRole('menuitem', { name }));
    expect(await screen.findByText(/^Downloaded premise-/)).toBeVisible();
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toBe(`premise-therefore-the-library-must-stay-open${extension}`);
    expect(files[0]?.type).toBe(`${type};charset=utf-8`);
    expect(await textOf(files[0]?.blob as Blob)).toContain(words);
  });

  it('copies, and says so', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy as Argdown' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('(3) [Assumption 1]: No other place is quiet. #hidden'),
    );
  });

  it('says what to do when copying is refused', async () => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy as Markdown' }));
    expect(await screen.findByText('Copying is not allowed here. Download the file instead.')).toHaveRole('alert');
  });

  it('says so when the browser takes no file', async () => {
    await open();
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    fireEvent.click(screen.getByRole('menuitem', { name: 'JSON' }));
    expect(await screen.findByText('The browser did not take the file. Try again.')).toHaveRole('alert');
  });

  it('prints the page, which is also the way to a PDF', async () => {
    const print = jest.fn();
    window.print = print;
    await open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is used by keyboard alone, and gives the focus back', async () => {
    const user = userEvent.setup();
    renderAt(`/analysis/${SAMPLE_ITEM.id}`);
    const button = await screen.findByRole('button', { name: 'Take along' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Markdown' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/\.argdown$/);
    expect(button).toHaveFocus();
  });

  it('is offered on /analyzer as well', async () => {
    renderAt({ pathname: '/analyzer', state: { openAnalysis: SAMPLE_ITEM.id } });
    expect(await screen.findByRole('button', { name: 'Take along' })).toBeVisible();
  });

  it('keeps to the schema that is published beside the remote', async () => {
    // what lies in public/ is served under the remote's prefix
    expect(PREMISE_JSON_SCHEMA_PATH).toBe('/mf/analyzer/schemas/analysis-1.schema.json');
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    expect(schema.$id).toBe(PREMISE_JSON_SCHEMA_PATH);
    const { toPremiseDocument } = await import('@premise/argument-formats');
    const { readAnalysis } = await import('@premise/argument-graph');
    const texts = [
      '',
      'Cats are nice, so dogs must be banned because everyone says so.',
      'All men are mortal. Socrates is a man. Therefore Socrates is mortal.',
      'All cats are animals. Rex is an animal. Therefore Rex is a cat.',
      SAMPLE_ITEM.argumentText,
    ];
    for (const analysis of [SAMPLE_RESULTS, ...texts.map((text) => analyzeArgument(text))]) {
      const document = toPremiseDocument(readAnalysis(analysis), analysis, 'https://premise.example');
      validate(JSON.parse(JSON.stringify(document)));
      expect(validate.errors).toBeNull();
      const told = Object.keys(schema.$defs.analysis.properties);
      expect(Object.keys(document.analysis).filter((member) => !told.includes(member))).toEqual([]);
    }
    expect(validate({ format: 'premise-analysis', version: 2 })).toBe(false);
  });

  it('the exported argument graph keeps to the schema of version 2, which names every property of it', async () => {
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(graphSchema);
    expect(graphSchema.$id).toBe(PREMISE_GRAPH_SCHEMA_PATH);
    const { toPremiseGraphDocument } = await import('@premise/argument-formats');
    const { readAnalysis } = await import('@premise/argument-graph');
    const texts = [
      '',
      'Some say cats are nice. However, cats bite, so cats must be banned because everyone says so.',
      'All men are mortal. Socrates is a man. Therefore Socrates is mortal.',
      'All cats are animals. Rex is an animal. Therefore Rex is a cat.',
    ];
    const { statement, inference, finding, graph: whole, verdict } = graphSchema.$defs;
    const findUnnamed = (parts: object[], { properties }: { properties: object }) =>
      parts.flatMap((part) => Object.keys(part).filter((name) => !Object.hasOwn(properties, name)));
    for (const analysis of [SAMPLE_RESULTS, ...texts.map((text) => analyzeArgument(text))]) {
      const document = toPremiseGraphDocument(readAnalysis(analysis), 'https://premise.example');
      validate(JSON.parse(JSON.stringify(document)));
      expect(validate.errors).toBeNull();
      const { graph } = document;
      expect(findUnnamed([graph], whole)).toEqual([]);
      expect(findUnnamed(graph.statements, statement)).toEqual([]);
      expect(findUnnamed(graph.inferences, inference)).toEqual([]);
      expect(findUnnamed(graph.findings, finding)).toEqual([]);
      expect(findUnnamed(graph.verdict ? [graph.verdict] : [], verdict)).toEqual([]);
    }
    const broken = toPremiseGraphDocument(readAnalysis(SAMPLE_RESULTS));
    expect(validate({ ...broken, graph: { ...broken.graph, statements: [{ id: 'x' }] } })).toBe(false);
  });
});
