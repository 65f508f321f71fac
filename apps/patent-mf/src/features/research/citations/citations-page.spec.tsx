import { citationGraphPath, citationsPath, RESEARCH_SOURCES_PATH } from '@premise/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import {
  answerResearch,
  byWebsite,
  citationAnalysisWith,
  citationWith,
  detailWith,
  GOOGLE_NOTICE,
  graphWith,
  sourced,
  sourceStatus,
} from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { CitationsPage } from './citations-page.tsx';

const ID = detailWith().id;
const HELD = /The local corpus does not hold it/;
let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
});
const show = (hash = '') => renderAt(`/patent-buddy/citations${hash}`, { signedIn: false, page: <CitationsPage /> });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'Patent number' });
const sent = () => service.sent('GET', citationsPath(ID));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('before an analysis', () => {
  it('reads Enter a Patent Number, with examples in the field [S2-017] [S2-275] [S2-279] [S2-445]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Citation Analysis' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Enter a Patent Number' })).toBeInTheDocument();
    expect(field()).toHaveAttribute('placeholder', 'e.g., US10123456, US20230012345A1');
  });

  it('starts with Enter [S2-276] [S2-393]', async () => {
    show();
    await userEvent.type(field(), ` ${ID} {Enter}`);
    expect(await screen.findByText('Patent information')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('starts with the button, which waits for a number [S2-277] [S2-278] [S2-426]', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Analyze Citations' });
    expect(button).toBeDisabled();
    await userEvent.type(field(), '   {Enter}');
    expect(button).toBeDisabled();
    expect(service.calls.filter(({ path }) => path.includes('/citations'))).toEqual([]);
    await userEvent.type(field(), ID);
    await userEvent.click(button);
    expect(await screen.findByText('Patent information')).toBeInTheDocument();
  });

  it('takes a cut-off date along', async () => {
    show();
    await userEvent.type(field(), ID);
    fireEvent.change(screen.getByLabelText('Cited before (optional)'), { target: { value: '2022-01-01' } });
    await press('Analyze Citations');
    await screen.findByText('Patent information');
    expect(sent()[0]?.search).toBe('?before=2022-01-01');
  });
});

describe('the overview', () => {
  it('is a tab of its own and shows the patent and its figures [S2-280] [S2-283] [S2-284] [S2-285] [S2-286] [S2-287] [S2-327]', async () => {
    show(`#number=${ID}`);
    const facts = within((await screen.findByText('Patent information')).closest('section')!);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(facts.getByText(detailWith().title)).toBeInTheDocument();
    for (const [name, value] of [
      ['Patent number', 'US 99,000,001 B2'],
      ['Inventors', 'Maria Keller, Ada Okafor'],
      ['Assignee', 'Quayside Instruments'],
      ['Filing date', 'Mar 4, 2019'],
      ['Publication date', 'May 18, 2021'],
    ] as const) {
      expect(facts.getByText(name).nextSibling).toHaveTextContent(value);
    }
    for (const [group, name, value] of [
      ['Impact', 'Forward citations', '7'],
      ['Impact', 'Technology impact', 'Medium'],
      ['Rough indicators', 'H-index', '5'],
      ['Rough indicators', 'Influence score', '55%'],
    ] as const) {
      const figures = within(screen.getByRole('region', { name: group }));
      expect(figures.getByText(name).nextSibling).toHaveTextContent(value);
    }
  });

  it('keeps the figures that mean little below the patent, each with a sentence that says so [S2-285] [S2-286]', async () => {
    show(`#number=${ID}`);
    const rough = await screen.findByRole('region', { name: 'Rough indicators' });
    const patent = screen.getByText('Patent information');
    expect(patent.compareDocumentPosition(rough)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rough).toHaveTextContent(
      'Half of the citations of this patent. An h-index proper rates a body of work, not one patent.',
    );
    expect(rough).toHaveTextContent(
      'All citations divided by 20, at most 100%. It counts them and does not weigh them.',
    );
  });

  it('shows what a formula approximates beside it, labelled [S2-531]', async () => {
    show(`#number=${ID}`);
    const figure = (await screen.findByText('H-index')).closest('div');
    expect(figure).toHaveTextContent('Half of the citations of this patent.');
    expect(figure).toHaveTextContent('3 h-index of Quayside Instruments, from 14 patents in the corpus');
  });

  it.each([
    ['Technology impact', 'Medium', 'Seven later patents cite it.', 'S2-288'],
    ['Market relevance', 'High', 'More than five others build on it.', 'S2-289'],
    ['Innovation level', 'High', 'Eleven citations in both directions.', 'S2-290'],
  ])('has a text block %s: %s, %s [%s]', async (name, level, words) => {
    show(`#number=${ID}`);
    const block = await screen.findByRole('region', { name });
    expect(block).toHaveTextContent(`${name}: ${level}`);
    expect(block).toHaveTextContent(words);
  });
});

describe('the citations', () => {
  it('are listed forward and backward with all of their facts [S2-281] [S2-291] [S2-292] [S2-293] [S2-324] [S2-326]', async () => {
    show(`#number=${ID}`);
    await screen.findByText('Patent information');
    await tab('Citations');
    const forward = within(screen.getByRole('list', { name: 'Forward citations' })).getByRole('listitem');
    for (const words of [
      'Pot with a gauge',
      'US 99,000,009 B2',
      '62%',
      'Feb 14, 2023',
      'Jun Mori',
      'Harbour Gardens',
    ]) {
      expect(forward).toHaveTextContent(words);
    }
    expect(forward).toHaveTextContent('They share a class and two citations.');
    const backward = within(screen.getByRole('list', { name: 'Backward citations' })).getByRole('listitem');
    expect(backward).toHaveTextContent('Flower pot');
  });

  it('say so where the relevance is the usual one, and open only what is known [S2-325]', async () => {
    show(`#number=${ID}&tab=citations`);
    const backward = within(await screen.findByRole('list', { name: 'Backward citations' })).getByRole('listitem');
    expect(backward).toHaveTextContent('80%');
    expect(backward).toHaveTextContent('Relevance unknown');
    expect(within(backward).queryByRole('button')).toBeNull();
  });

  it('are shown in part where there are many', async () => {
    const forward = Array.from({ length: 60 }, (_, at) => citationWith({ id: `US${at}` }));
    const impact = { ...citationAnalysisWith().impact, forwardCount: 900 };
    const many = citationAnalysisWith({ citations: { forward, backward: [] }, impact });
    service.on('GET', citationsPath(ID), () => ({ body: { success: true, ...many, ...sourced() } }));
    show(`#number=${ID}&tab=citations`);
    const list = await screen.findByRole('list', { name: 'Forward citations' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await press('Show all 60');
    expect(within(list).getAllByRole('listitem')).toHaveLength(60);
    expect(screen.getByText('The 60 latest of 900 are listed.')).toBeInTheDocument();
    expect(screen.getByText('It is not known to cite any earlier document.')).toBeInTheDocument();
  });
});

describe('the network', () => {
  const open = async () => {
    show(`#number=${ID}&tab=network`);
    return screen.findByRole('group', { name: /^Citation network/ });
  };

  it('shows clusters and key connections [S2-282] [S2-294] [S2-295]', async () => {
    await open();
    const clusters = within(screen.getByRole('table', { name: 'Technology clusters' }));
    expect(clusters.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Patents',
      'Companies',
      'Influence',
    ]);
    expect(clusters.getByRole('row', { name: 'Harbour Gardens 6 1 High' })).toBeInTheDocument();
    const connections = within(screen.getByRole('table', { name: 'Key connections' }));
    expect(
      connections.getByRole('row', { name: 'Quayside Instruments Harbour Gardens Technology Transfer 62%' }),
    ).toBeInTheDocument();
  });

  it('is drawn, walked by keyboard, and opens details', async () => {
    const drawing = await open();
    const node = (name: RegExp) => within(drawing).getByRole('button', { name });
    expect(within(drawing).getAllByRole('button')).toHaveLength(4);
    const root = node(/^This patent/);
    expect(root).toHaveAttribute('tabindex', '0');
    expect(root).toHaveAccessibleName(/cites 1 and is cited by 1 of those shown/);
    act(() => root.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(node(/^Cited by/)).toHaveFocus();
    expect(node(/^Cited by/)).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByRole('dialog', { name: detailWith().title })).toBeInTheDocument();
  });

  it('zooms by buttons and keys', async () => {
    await open();
    const scale = () => screen.getByRole('toolbar').textContent;
    const before = scale();
    await press('Zoom in');
    expect(scale()).not.toBe(before);
    await press('Zoom out');
    expect(scale()).toBe(before);
    await press('Fit');
    expect(scale()).toMatch(/%/);
  });

  it('is a table at the press of a button', async () => {
    await open();
    await press('Citation network as a table');
    const table = within(screen.getByRole('table', { name: 'Citations in the network' }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    const [citing] = table.getAllByRole('link', { name: 'US 99,000,009 B2' });
    expect(citing).toHaveAttribute('href', expect.stringContaining('patent=US99000009'));
    // the title of the analysed patent stands above; here stand those of the others
    const { nodes } = graphWith();
    const own = nodes.find(({ generation }) => generation === 0)?.title ?? '';
    expect(table.queryByText(own)).toBeNull();
    for (const { title } of nodes.filter(({ generation }) => generation !== 0))
      expect(table.getAllByText(title).length).toBeGreaterThan(0);
  });

  it('says when there is nothing to draw, and when it could not be drawn', async () => {
    const alone = graphWith({ nodes: graphWith().nodes.slice(0, 1), edges: [] });
    service.on('GET', citationGraphPath(ID), () => ({
      status: 503,
      body: { success: false, code: 'UNAVAILABLE', error: 'Away.' },
    }));
    show(`#number=${ID}&tab=network`);
    expect(await screen.findByText(/The network could not be drawn: Away\./)).toBeInTheDocument();
    service.on('GET', citationGraphPath(ID), () => ({ body: { success: true, ...alone, ...sourced() } }));
    await press('Draw it again');
    expect(
      await screen.findByText(/None of the documents that it cites, or that cite it, is held by this source/),
    ).toBeInTheDocument();
  });
});

describe('what can go wrong', () => {
  const refuse = (code: string, error: string, status = 404) =>
    service.on('GET', citationsPath(ID), () => ({ status, body: { success: false, code, error } }));

  it('an unknown patent shows the text in a red panel, which Try Again clears [S2-483] [S2-485] [S2-486]', async () => {
    refuse('PATENT_NOT_FOUND', 'Patent not found');
    show(`#number=${ID}`);
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Analysis Error');
    expect(panel).toHaveTextContent('Patent not found. Please check the patent number and try again.');
    expect(await within(panel).findByText(HELD)).toHaveTextContent('it holds 2,000 fictitious sample patents,');
    expect(screen.queryByText(/no patent data source answers/)).toBeNull();
    await press('Try Again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Enter a Patent Number' })).toBeInTheDocument();
    expect(field()).toHaveValue(ID);
  });

  it('a failure shows the text with the message [S2-484]', async () => {
    refuse('SOURCES_UNAVAILABLE', 'No source answers.', 503);
    show(`#number=${ID}`);
    const text = 'Citation analysis failed: No source answers. Please check the patent number and try again.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    // the sources are known: the list of them names each
    expect(await screen.findByText('Local corpus')).toBeInTheDocument();
    expect(screen.queryByText(HELD)).toBeNull();
  });

  it('says nothing of a local corpus where there is none, or where it holds nothing', async () => {
    const empty = { documents: 0, sample: false, from: null, to: null, loadedAt: null, loading: false };
    const sources = [sourceStatus({ name: 'office-odp', label: 'USPTO' }), sourceStatus({ corpus: empty })];
    service.on('GET', RESEARCH_SOURCES_PATH, () => ({
      body: { success: true, sources, next: 'office-odp', serverKey: true },
    }));
    refuse('PATENT_NOT_FOUND', 'Patent not found');
    show(`#number=${ID}`);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await screen.findByText('USPTO')).toBeInTheDocument();
    expect(screen.queryByText(HELD)).toBeNull();
  });

  it('another source is told of, until it is dismissed; the result stays [S2-393] [S2-487] [S2-489]', async () => {
    service.on('GET', citationsPath(ID), () => ({
      body: { success: true, ...citationAnalysisWith(), ...byWebsite() },
    }));
    show(`#number=${ID}`);
    expect(await screen.findByText(GOOGLE_NOTICE)).toBeInTheDocument();
    expect(screen.getByText('Data Source Notice')).toBeInTheDocument();
    await press('Dismiss');
    expect(screen.queryByText(GOOGLE_NOTICE)).toBeNull();
    expect(screen.getByText('Patent information')).toBeInTheDocument();
  });
});
