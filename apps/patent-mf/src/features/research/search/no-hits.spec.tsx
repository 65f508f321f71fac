import { RESEARCH_SEARCH_PATH, RESEARCH_SOURCES_PATH, type SearchResult } from '@premise/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch, byWebsite, searchResultWith, sourceStatus } from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { SearchPage } from './search-page.tsx';

const EMPTY = 'No patents found matching your search criteria.';
const HELD = /The local corpus holds/;
const TWELVE = { documents: 12, sample: false, from: '1998-03-03', to: '2020-11-24', loadedAt: null, loading: false };

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
  service.on('GET', RESEARCH_SOURCES_PATH, () => ({
    body: { success: true, sources: [sourceStatus({ corpus: TWELVE })], next: 'corpus', serverKey: false },
  }));
});
const findNothing = (changes: Partial<SearchResult> = {}) =>
  service.on('POST', RESEARCH_SEARCH_PATH, () => ({
    body: { success: true, ...searchResultWith({ results: [], total: 0, reachable: 0, facets: null, ...changes }) },
  }));
const show = async (hash: string) => {
  renderAt(`/patent-buddy/search${hash}`, { page: <SearchPage /> });
  await screen.findByRole('heading', { name: EMPTY });
};

describe('without hits', () => {
  it('says how much was looked through, and what it does not show [S2-226]', async () => {
    findNothing();
    await show('#q=qqqq');
    expect(await screen.findByText(HELD)).toHaveTextContent(
      'The local corpus holds 12 documents, published 1998 to 2020. Other collections may hold patents that match.',
    );
  });

  it('names the words that no document has', async () => {
    const text = 'No document of the local corpus has the word “qqqq”.';
    findNothing({ remarks: [{ about: 'query', how: 'not-applied', text }] });
    await show('#q=float+qqqq');
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('says nothing of the local corpus where another source was asked', async () => {
    findNothing(byWebsite());
    await show('#q=qqqq');
    // the sources are known: the list of them names each
    expect(await screen.findByText('Local corpus')).toBeInTheDocument();
    expect(screen.queryByText(HELD)).toBeNull();
  });

  it('looks a number up that was typed where words are looked for, past the filters of that list', async () => {
    findNothing();
    await show('#q=US+10%2C123%2C456+B2&status=granted');
    await userEvent.click(screen.getByRole('button', { name: 'Look for patent number US 10,123,456 B2' }));
    await waitFor(() =>
      expect(service.sent('POST', RESEARCH_SEARCH_PATH).at(-1)?.body).toEqual({
        query: 'US 10,123,456 B2',
        mode: 'number',
        counts: false,
      }),
    );
    expect(screen.getByRole('radio', { name: 'Patent number' })).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Look for patent number/ })).toBeNull());
  });

  it('looks through the texts for a number that no patent has', async () => {
    findNothing();
    await show('#q=90210&mode=number');
    await userEvent.click(screen.getByRole('button', { name: 'Search the texts for it' }));
    await waitFor(() =>
      expect(service.sent('POST', RESEARCH_SEARCH_PATH).at(-1)?.body).toEqual({ query: '90210', counts: false }),
    );
  });

  it('offers no number for words', async () => {
    findNothing();
    await show('#q=B60L');
    expect(screen.queryByRole('button', { name: /^Look for patent number/ })).toBeNull();
    expect(screen.getByText(/^Try fewer words/)).toBeInTheDocument();
  });
});
