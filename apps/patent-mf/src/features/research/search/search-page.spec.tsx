import {
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  RESULT_COUNT_HEADER,
  RESULT_EXPORT_PATH,
  SAVED_SEARCHES_PATH,
  type SourceTrouble,
} from '@premise/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import {
  answerResearch,
  byWebsite,
  GOOGLE_NOTICE,
  patentWith,
  searchResultWith,
  sourceStatus,
} from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { SearchPage } from './search-page.tsx';

const PAGE = '/patent-buddy/search';
const EMPTY = 'No patents found matching your search criteria.';
let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
});
const show = (hash = '', signedIn = false) => renderAt(`${PAGE}${hash}`, { signedIn, page: <SearchPage /> });
const asked = () => service.sent('POST', RESEARCH_SEARCH_PATH).map(({ body: { counts: _counts, ...body } }) => body);
const lastAsked = () => asked().at(-1);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const list = async () => within(await screen.findByRole('list', { name: 'Patents' }));

describe('before the first search', () => {
  it('reads Start Your Search, and asks nothing [S2-015] [S2-225] [S2-445]', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Patent Search' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Start Your Search' })).toBeInTheDocument();
    expect(await screen.findByText('Connected')).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('needs words: the button waits for them, and Enter on blanks asks nothing [S2-428]', async () => {
    show();
    const search = screen.getByRole('button', { name: 'Search' });
    expect(search).toBeDisabled();
    const field = screen.getByRole('searchbox', { name: 'Words to look for' });
    await userEvent.type(field, '   {Enter}');
    expect(search).toBeDisabled();
    expect(asked()).toEqual([]);
  });

  it('goes straight to the patent whose number was typed as a keyword', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'us 99,000,001{Enter}');
    expect(await screen.findByRole('dialog', { name: patentWith().title })).toBeInTheDocument();
    expect(lastAsked()).toEqual({ query: 'US 99,000,001', mode: 'number' });
    await press('Close details');
    await list();
    expect(screen.getByRole('radio', { name: 'Patent number' })).toBeChecked();
  });

  it('searches an example at one press', async () => {
    show();
    await press('wireless charging');
    await list();
    expect(lastAsked()).toEqual({ query: 'wireless charging' });
    expect(screen.getByRole('searchbox')).toHaveValue('wireless charging');
  });
});

describe('what is asked', () => {
  it.each([
    ['Keyword', 'S2-216', 'Words to look for', undefined],
    ['Inventor', 'S2-217', 'Name of an inventor', 'inventor'],
    ['Patent number', 'S2-218', 'Patent number', 'number'],
    ['Assignee', 'S2-219', 'Name of an assignee', 'assignee'],
  ])('has a mode %s [%s]', async (name, _id, label, mode) => {
    show();
    await userEvent.click(screen.getByRole('radio', { name }));
    await userEvent.type(screen.getByRole('searchbox', { name: label }), 'something{Enter}');
    await list();
    expect(lastAsked()).toEqual({ query: 'something', ...(mode ? { mode } : {}) });
  });

  it.each([
    ['S2-220', 'Published', ['all', '1year', '5years', '10years'], 'dateRange'],
    ['S2-221', 'Patent type', ['all', 'utility', 'design', 'plant'], 'patentType'],
    ['S2-222', 'Status', ['all', 'published', 'granted', 'pending'], 'status'],
  ])('[%s] filters by %s: %j [S2-519]', async (_id, label, values, filter) => {
    show('#q=float');
    await list();
    const select = screen.getByRole('combobox', { name: label });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(values);
    for (const value of values.slice(1)) {
      await userEvent.selectOptions(select, value);
      await waitFor(() => expect(lastAsked()).toEqual({ query: 'float', filters: { [filter]: value } }));
    }
    const chips = within(screen.getByRole('list', { name: 'Filters that apply' }));
    await userEvent.click(chips.getByRole('button'));
    await waitFor(() => expect(select).toHaveValue('all'));
    expect(screen.queryByRole('list', { name: 'Filters that apply' })).toBeNull();
  });

  it('a filter that is chosen takes the words along that are typed', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'float');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'granted');
    await list();
    expect(lastAsked()).toEqual({ query: 'float', filters: { status: 'granted' } });
  });

  it('a facet narrows the list, shows as a chip, and is taken off again', async () => {
    show('#q=float&page=3');
    await list();
    await userEvent.click(within(screen.getByRole('region', { name: 'By assignee' })).getByRole('button'));
    await waitFor(() =>
      expect(lastAsked()).toEqual({ query: 'float', narrow: { assignees: ['Quayside Instruments'] } }),
    );
    await press('Remove filter Assignee: Quayside Instruments');
    // the first list without its page
    await waitFor(() => expect(lastAsked()).toEqual({ query: 'float' }));
  });

  it('the list behind a figure is asked for without words', async () => {
    show('#area=Robotics&year=2025&is=granted');
    await list();
    expect(lastAsked()).toEqual({
      query: '',
      within: { kind: 'technology', name: 'Robotics' },
      narrow: { years: [2025], statuses: ['granted'] },
    });
    expect(screen.getByRole('button', { name: 'Remove filter Area: Robotics' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter Published in 2025' })).toBeInTheDocument();
  });

  it('is sorted as is wished', async () => {
    show('#q=float');
    await list();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'newest');
    await waitFor(() => expect(lastAsked()).toEqual({ query: 'float', sort: 'newest' }));
  });
});

describe('the answer', () => {
  it('is a list with highlights and similarity, beside one badge of sample data [S2-223] [S2-321] [S2-322]', async () => {
    show('#q=float');
    const found = await list();
    expect(found.getAllByRole('listitem')).toHaveLength(2);
    const [first] = found.getAllByRole('listitem');
    expect(first).toHaveTextContent('US 99,000,001 B2');
    expect(first).toHaveTextContent('Maria Keller, Ada Okafor');
    expect(first).toHaveTextContent('Quayside Instruments');
    expect(first).toHaveTextContent('May 18, 2021');
    expect(first).toHaveTextContent('Granted');
    expect(first).toHaveTextContent('87% of the best match');
    expect(first).toHaveTextContent('Cited by 7');
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['float', 'float']);
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    expect(screen.getByText('Sample data')).toHaveAttribute(
      'title',
      expect.stringMatching(/^These patents are made up/),
    );
  });

  it('lets the keyboard skip the filters and the list', async () => {
    show('#q=float');
    const found = await list();
    await press('Skip the filters');
    const results = document.activeElement as HTMLElement;
    expect(results).toContainElement(found.getAllByRole('listitem')[0] ?? null);
    await press('Skip the list');
    const last = found.getAllByRole('listitem').at(-1) as HTMLElement;
    const end = document.activeElement as HTMLElement;
    expect(last.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has headings without a gap: results, then filters and patents', async () => {
    show('#q=float');
    await list();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('shows a number lookup as similar to the full [S2-323]', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({
      body: {
        success: true,
        ...searchResultWith({ results: [patentWith({ similarity: 1 })], total: 1, reachable: 1 }),
      },
    }));
    show('#q=US99000001&mode=number');
    expect((await list()).getByText('100% similar')).toBeInTheDocument();
  });

  it('calls the first of a ranking the best match: it need not be like what was asked for', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({
      body: {
        success: true,
        ...searchResultWith({ results: [patentWith({ similarity: 1 })], total: 1, reachable: 1 }),
      },
    }));
    show('#q=robot+gripper');
    const found = await list();
    expect(found.getByText('Best match')).toBeInTheDocument();
    expect(found.queryByText(/similar/)).toBeNull();
  });

  it('a click on a result opens its details, and the address names them [S2-224]', async () => {
    show('#q=float');
    await userEvent.click((await list()).getByRole('button', { name: /^Planter with a float/ }));
    expect(await screen.findByRole('dialog', { name: /^Planter with a float/ })).toBeInTheDocument();
    await press('Close details');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it('without hits shows the text [S2-226]', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({
      body: { success: true, ...searchResultWith({ results: [], total: 0, reachable: 0, facets: null }) },
    }));
    show('#q=qqqq');
    expect(await screen.findByRole('heading', { name: EMPTY })).toBeInTheDocument();
  });

  it('without hits takes all filters off in one step, where there are any', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, ({ body }) => ({
      body: {
        success: true,
        ...(body['filters'] || body['narrow']
          ? searchResultWith({ results: [], total: 0, reachable: 0 })
          : searchResultWith()),
      },
    }));
    show('#q=float&dateRange=1year&year=1999');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await list();
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });

  it('is paged by 50 [S2-518]', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, ({ body }) => ({
      body: {
        success: true,
        ...searchResultWith({ total: 23_000, reachable: 10_000, page: Number(body['page'] ?? 1) }),
      },
    }));
    show('#q=float&page=2');
    expect(await screen.findByText('Page 2 of 200')).toBeInTheDocument();
    expect(screen.getByText('51–52')).toBeInTheDocument();
    expect(screen.getByText(/The first 10,000 can be paged through/)).toBeInTheDocument();
    await press('Next');
    expect(await screen.findByText('Page 3 of 200')).toBeInTheDocument();
    expect(lastAsked()).toEqual({ query: 'float', page: 3 });
    await press('Previous');
    expect(await screen.findByText('Page 2 of 200')).toBeInTheDocument();
  });

  it('tells what the source could not do by itself', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({
      body: {
        success: true,
        ...searchResultWith({
          remarks: [{ about: 'dateRange', how: 'applied-here', text: 'Dates were filtered here.' }],
        }),
      },
    }));
    show('#q=float');
    expect(await screen.findByText('Dates were filtered here.')).toBeInTheDocument();
  });

  it('says when another source has answered, until it is dismissed [S2-487] [S2-488] [S2-489] [S2-490]', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({ body: { success: true, ...searchResultWith(byWebsite()) } }));
    show('#q=float');
    expect(await screen.findByText('Data Source Notice')).toBeInTheDocument();
    expect(screen.getByText(GOOGLE_NOTICE)).toBeInTheDocument();
    expect(screen.getByText('USPTO: It could not be reached.')).toBeInTheDocument();
    await press('Dismiss');
    expect(screen.queryByText('Data Source Notice')).toBeNull();
    expect((await list()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('says once what is always so: dismissed, it stays away until the reason is another', async () => {
    const answerBy = (trouble: SourceTrouble, why: string) => {
      const tried = [{ name: 'office-odp' as const, label: 'USPTO', trouble, why }];
      const body = { success: true, ...searchResultWith({ ...byWebsite(), tried }) };
      service.on('POST', RESEARCH_SEARCH_PATH, () => ({ body }));
    };
    answerBy('key-invalid', 'It refuses the key.');
    show('#q=float');
    await userEvent.click(await screen.findByText('Data Source Notice'));
    expect(screen.getAllByRole('link', { name: 'Your patent-office key' })[0]).toBeInTheDocument();
    await press('Dismiss');
    const searchFor = async (words: string) => {
      await userEvent.clear(screen.getByRole('searchbox'));
      await userEvent.type(screen.getByRole('searchbox'), `${words}{Enter}`);
      await waitFor(() => expect(lastAsked()).toMatchObject({ query: words }));
      await list();
    };
    await searchFor('valve');
    expect(screen.queryByText('Data Source Notice')).toBeNull();
    answerBy('rate-limited', 'Rate limit exceeded.');
    await searchFor('hinge');
    expect(await screen.findByText('Data Source Notice')).toBeInTheDocument();
  });

  it('asks how the sources stand once a search has ended', async () => {
    show('#q=float');
    await list();
    await waitFor(() => expect(service.sent('GET', RESEARCH_SOURCES_PATH).length).toBeGreaterThan(1));
  });

  it('that fails shows the text with the reason, and tries again [S2-495]', async () => {
    service.on('POST', RESEARCH_SEARCH_PATH, () => ({
      status: 503,
      body: { success: false, code: 'SOURCES_UNAVAILABLE', error: 'No source answers.' },
    }));
    show('#q=float');
    const text = 'Search failed: No source answers. Please try again or check your internet connection.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Search failed' })).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    answerResearch(service);
    await press('Try Again');
    expect((await list()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('without a connection says that too [S2-495]', async () => {
    service.away = true;
    show('#q=float');
    expect(
      await screen.findByText('Search failed: Network Error. Please try again or check your internet connection.'),
    ).toBeInTheDocument();
  });
});

describe('the connection', () => {
  it('is connecting, then connected to the source that answered, by name [S2-227] [S2-228] [S2-230]', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    service.on('POST', RESEARCH_SEARCH_PATH, async () => {
      await waiting;
      return { body: { success: true, ...searchResultWith(byWebsite()) } };
    });
    show('#q=float');
    expect(await screen.findByText('Connecting')).toBeInTheDocument();
    answer();
    await list();
    expect(screen.getByText('Connected').closest('summary')).toHaveTextContent('Connected to Google Patents');
  });

  it('is an error where no source can be asked [S2-229] [S2-391]', async () => {
    service.on('GET', RESEARCH_SOURCES_PATH, () => ({
      body: {
        success: true,
        sources: [sourceStatus({ state: 'error', why: 'It could not be reached.', retryInSeconds: 40 })],
        next: null,
        serverKey: false,
      },
    }));
    show();
    expect((await screen.findByText('Error')).closest('summary')).toHaveTextContent(
      'Error: no patent data source is available now',
    );
    expect(screen.getByText('It could not be reached. Next try in 40 s.')).toBeInTheDocument();
  });

  describe('opened', () => {
    const summary = async () => {
      const found = (await screen.findByText('Connected')).closest('summary');
      if (!found) throw new Error('The connection has no summary.');
      return found;
    };
    const opened = async () => {
      const pressed = await summary();
      await userEvent.click(pressed);
      const details = pressed.closest('details');
      expect(details).toHaveAttribute('open');
      return details;
    };
    const field = () => screen.getByRole('searchbox');
    beforeEach(async () => {
      show('#q=float');
      await list();
    });

    it('is closed by Escape, which leads back to it', async () => {
      const details = await opened();
      within(details ?? document.body)
        .getByRole('link', { name: 'Your patent-office key' })
        .focus();
      await userEvent.keyboard('{Escape}');
      expect(details).not.toHaveAttribute('open');
      expect(await summary()).toHaveFocus();
    });

    it('is closed by Escape from elsewhere, where the keyboard stays', async () => {
      const details = await opened();
      field().focus();
      await userEvent.keyboard('{Escape}');
      expect(details).not.toHaveAttribute('open');
      expect(field()).toHaveFocus();
    });

    it('is closed by a press beside it, not by one in it', async () => {
      const details = await opened();
      await userEvent.click(screen.getByText('Asked in this order, until one answers:'));
      expect(details).toHaveAttribute('open');
      await userEvent.click(screen.getByRole('heading', { level: 1 }));
      expect(details).not.toHaveAttribute('open');
    });

    it('is closed by a new search', async () => {
      const details = await opened();
      // by keys alone: no press closes it
      field().focus();
      await userEvent.keyboard(' valve{Enter}');
      await waitFor(() => expect(lastAsked()).toMatchObject({ query: 'float valve' }));
      await waitFor(() => expect(details).not.toHaveAttribute('open'));
    });
  });

  it('is an error where the service is away', async () => {
    service.away = true;
    show();
    expect((await screen.findByText('Error')).closest('summary')).toHaveTextContent(
      'the patent service does not answer',
    );
  });
});

describe('what is kept and taken along', () => {
  it('asks visitors to sign in, and keeps the place', async () => {
    show('#q=float');
    await list();
    await press('Save this search');
    const dialog = within(screen.getByRole('dialog', { name: 'Saved searches' }));
    await userEvent.click(dialog.getByRole('link', { name: 'Sign in' }));
    const state = JSON.parse(screen.getByTestId('place').dataset['state'] ?? '{}') as object;
    expect(state).toEqual({ from: { pathname: PAGE, search: '', hash: '#q=float' } });
  });

  it('keeps a search under a name, opens it again, removes it', async () => {
    const kept = [{ id: 's1', name: 'Wicks', request: { query: 'wick', mode: 'inventor' }, createdAt: '2026-01-01' }];
    service.on('GET', SAVED_SEARCHES_PATH, () => ({ body: { success: true, searches: kept } }));
    service.on('POST', SAVED_SEARCHES_PATH, () => ({
      status: 201,
      body: { success: true, search: { ...kept[0], id: 's2' } },
    }));
    service.on('DELETE', `${SAVED_SEARCHES_PATH}/s1`, () => ({ body: { success: true } }));
    show('#q=float&status=granted&page=2', true);
    await list();
    await press('Save this search');
    expect(screen.getByRole('textbox', { name: 'Name of this search' })).toHaveValue('float, Status: Granted');
    await press('Save search');
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(service.sent('POST', SAVED_SEARCHES_PATH)[0]?.body).toEqual({
      name: 'float, Status: Granted',
      request: { query: 'float', filters: { status: 'granted' } },
    });
    await press('Remove Wicks');
    await waitFor(() => expect(service.sent('DELETE', `${SAVED_SEARCHES_PATH}/s1`)).toHaveLength(1));
    // the keyboard goes on where the search was
    await waitFor(() => expect(screen.getByRole('list', { name: 'Kept searches' }).parentElement).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: /^Wicks/ }));
    await waitFor(() => expect(lastAsked()).toEqual({ query: 'wick', mode: 'inventor' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not say twice what a kept search looks for', async () => {
    const kept = [{ id: 's1', name: 'wick', request: { query: 'wick' }, createdAt: '2026-01-01' }];
    service.on('GET', SAVED_SEARCHES_PATH, () => ({ body: { success: true, searches: kept } }));
    show('', true);
    await press('Saved searches');
    const list = await screen.findByRole('list', { name: 'Kept searches' });
    expect(within(list).getAllByText('wick')).toHaveLength(1);
  });

  it.each([
    ['Table (CSV)', 'csv'],
    ['BibTeX', 'bibtex'],
    ['RIS', 'ris'],
  ])('hands the list over as %s', async (name, format) => {
    show('#q=float');
    await list();
    const sent: unknown[] = [];
    const kept: string[] = [];
    const through = globalThis.fetch;
    globalThis.fetch = ((path: string, init: RequestInit) => {
      if (path !== RESULT_EXPORT_PATH) return through(path, init);
      sent.push(JSON.parse(init.body as string));
      return Promise.resolve({
        ok: true,
        headers: new Headers({ [RESULT_COUNT_HEADER]: '2', 'content-disposition': 'attachment; filename="float.txt"' }),
        blob: () => Promise.resolve(new Blob(['x'])),
      });
    }) as typeof fetch;
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      kept.push(this.download);
    });
    await press('Download the list');
    await userEvent.click(screen.getByRole('menuitem', { name }));
    expect(await screen.findByText('2 of 2 patents downloaded.')).toBeInTheDocument();
    expect(sent).toEqual([{ format, search: { query: 'float' }, scope: 'all' }]);
    expect(kept).toEqual(['float.txt']);
    click.mockRestore();
  });
});
