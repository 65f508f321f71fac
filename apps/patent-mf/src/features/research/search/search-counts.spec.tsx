import { RESEARCH_SEARCH_PATH, RESEARCH_SOURCES_PATH, type SearchRemark } from '@premise/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch, byWebsite, searchResultWith, sourceStatus } from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { SearchPage } from './search-page.tsx';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
});
const show = (hash = '') => renderAt(`/patent-buddy/search${hash}`, { page: <SearchPage /> });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const list = async () => within(await screen.findByRole('list', { name: 'Patents' }));

describe('total and facets', () => {
  const WHOLE = searchResultWith({ total: 1_204, reachable: 1_204 });
  const KNOWN = searchResultWith({ total: 100, totalIsExact: false, reachable: 100, facets: null });
  type Counts = () => { status?: number; body: object } | Promise<{ status?: number; body: object }>;
  const whole: Counts = () => ({ body: { success: true, ...WHOLE } });
  const countBy = (counts: Counts) =>
    service.on('POST', RESEARCH_SEARCH_PATH, ({ body }) =>
      body['counts'] === false ? { body: { success: true, ...KNOWN, page: Number(body['page'] ?? 1) } } : counts(),
    );
  const calls = () => service.sent('POST', RESEARCH_SEARCH_PATH).map(({ body }) => body);
  const waitingCounts = () => {
    let answer: (result: object) => void = () => undefined;
    const counts = new Promise<{ body: object }>((resolve) => {
      answer = (result) => resolve({ body: { success: true, ...result } });
    });
    return { counts: () => counts, answer: (result: object) => answer(result) };
  };

  it('come after the list, of the source that gave it, and are the same for every page', async () => {
    const { counts, answer } = waitingCounts();
    countBy(counts);
    show('#q=float');
    expect((await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('1–2').closest('[role=status]')).toHaveTextContent('1–2, counting…');
    expect(screen.getByRole('status', { name: 'Counting' })).toBeInTheDocument();
    expect(screen.getByText('Page 1')).toBeInTheDocument();
    answer(WHOLE);
    expect(await screen.findByText(/of 1,204 patents/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'By assignee' })).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Counting' })).toBeNull();
    await press('Next');
    expect(await screen.findByText('Page 2 of 25')).toBeInTheDocument();
    expect(calls()).toEqual([
      { query: 'float', counts: false },
      { query: 'float', source: 'corpus' },
      { query: 'float', page: 2, counts: false },
    ]);
  });

  it('are asked for once where they come with the list', async () => {
    show('#q=float');
    expect(await screen.findByText(/of 2 patents/)).toBeInTheDocument();
    expect(calls()).toEqual([{ query: 'float', counts: false }]);
  });

  it('bring their own remarks; one that came with the list is not said again', async () => {
    const remark = (text: string): SearchRemark => ({ about: 'query', how: 'not-applied', text });
    const [told, own] = [remark('OR has no effect here.'), remark('Counts are of the best 10,000.')] as const;
    service.on('POST', RESEARCH_SEARCH_PATH, ({ body }) => ({
      body: {
        success: true,
        ...(body['counts'] === false ? { ...KNOWN, remarks: [told] } : { ...WHOLE, remarks: [told, own] }),
      },
    }));
    show('#q=float+OR+wick');
    expect(await screen.findByText(own.text)).toBeInTheDocument();
    expect(screen.getAllByText(told.text)).toHaveLength(1);
  });

  it('are not asked of a source that cannot count', async () => {
    const can = { facets: false, citations: false, aggregate: false };
    const sources = [sourceStatus({ name: 'public-website', can })];
    service.on('GET', RESEARCH_SOURCES_PATH, () => ({
      body: { success: true, sources, next: 'public-website', serverKey: false },
    }));
    show();
    await screen.findByText('Connected');
    const body = { success: true, ...KNOWN, ...byWebsite() };
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({ body }));
    await press('wireless charging');
    expect(await screen.findByText(/of at least 100 patents/)).toBeInTheDocument();
    expect(calls()).toHaveLength(1);
  });

  it('that cannot be had leave the list as it is, and are asked for again at a press', async () => {
    countBy(() => ({
      status: 503,
      body: { success: false, code: 'SOURCES_UNAVAILABLE', error: 'No source answers.' },
    }));
    show('#q=float');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect((await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/of at least 100 patents/)).toBeInTheDocument();
    expect(screen.queryByText(/Search failed/)).toBeNull();
    countBy(whole);
    await userEvent.click(again);
    expect(await screen.findByText(/of 1,204 patents/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('of a search that was given up are dropped', async () => {
    const { counts, answer } = waitingCounts();
    countBy(counts);
    show('#q=float');
    await screen.findByText(/counting…/);
    countBy(whole);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'granted');
    expect(await screen.findByText(/of 1,204 patents/)).toBeInTheDocument();
    answer({ ...WHOLE, total: 77 });
    await list();
    expect(screen.getByText(/of 1,204 patents/)).toBeInTheDocument();
  });
});
