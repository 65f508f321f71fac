import { SAVED_SEARCHES_PATH, savedSearchPath, type SavedSearch, type SearchRequest } from '@premise/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch } from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { SearchPage } from './search-page.tsx';

let service: FakePatentService;
let kept: SavedSearch[];

/** Keeps searches as the service does: a name that is taken keeps its id. */
function keep(name: string, request: SearchRequest): SavedSearch {
  const same = kept.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const search = { id: same?.id ?? `s${service.calls.length}`, name, request, createdAt: '2026-01-01' };
  kept = [search, ...kept.filter((one) => one !== same)];
  const { id } = search;
  service.on('DELETE', savedSearchPath(id), () => {
    kept = kept.filter((one) => one.id !== id);
    return { body: { success: true } };
  });
  return search;
}

beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
  kept = [];
  keep('Wicks', { query: 'wick', mode: 'inventor' });
  service.on('GET', SAVED_SEARCHES_PATH, () => ({ body: { success: true, searches: kept } }));
  service.on('POST', SAVED_SEARCHES_PATH, ({ body }) => ({
    body: { success: true, search: keep(body['name'] as string, body['request'] as SearchRequest) },
  }));
});
const show = async (hash = '') => {
  renderAt(`/patent-buddy/search${hash}`, { signedIn: true, page: <SearchPage /> });
  await press(hash === '' ? 'Saved searches' : 'Save this search');
  return screen.findByRole('list', { name: 'Kept searches' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () => kept.map(({ name, request }) => [name, request.query]);
const saveAs = async (name: string) => {
  const field = screen.getByRole('textbox', { name: 'Name of this search' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

it('brings a removed search back', async () => {
  const place = (await show()).parentElement;
  await press('Remove Wicks');
  expect(await screen.findByText(/^Removed “Wicks”\./)).toHaveAttribute('role', 'status');
  await screen.findByText('You have no saved searches yet.');
  expect(names()).toEqual([]);
  await press('Undo');
  expect(await screen.findByText('“Wicks” is back.')).toBeInTheDocument();
  expect(kept).toMatchObject([{ name: 'Wicks', request: { query: 'wick', mode: 'inventor' } }]);
  expect(await screen.findByRole('button', { name: 'Remove Wicks' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(place).toHaveFocus();
});

it('says that a search was replaced, whatever the case of its name, and brings it back', async () => {
  await show('#q=float');
  await saveAs('wicks');
  await screen.findByText(/^Saved\. The search “Wicks” from before is replaced\./);
  expect(names()).toEqual([['wicks', 'float']]);
  await press('Undo');
  await screen.findByText('“Wicks” is back.');
  expect(names()).toEqual([['Wicks', 'wick']]);
});

it('knows of a search that was kept in another tab since', async () => {
  await show('#q=float');
  keep('Valves', { query: 'valve' });
  await saveAs('Valves');
  await screen.findByText(/The search “Valves” from before is replaced\./);
  await press('Undo');
  await screen.findByText('“Valves” is back.');
  expect(names()).toContainEqual(['Valves', 'valve']);
});

it('offers nothing to undo where nothing was lost', async () => {
  await show('#q=float');
  await saveAs('Floats');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(names()).toEqual([
    ['Floats', 'float'],
    ['Wicks', 'wick'],
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps the way back where it failed', async () => {
  await show();
  await press('Remove Wicks');
  await screen.findByText('You have no saved searches yet.');
  const error = 'You have 100 saved searches.';
  service.on('POST', SAVED_SEARCHES_PATH, () => ({
    status: 409,
    body: { success: false, code: 'SAVED_SEARCH_LIMIT_REACHED', error },
  }));
  await press('Undo');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The search could not be brought back: You have 100/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  expect(within(screen.getByRole('dialog')).queryByText(/is back/)).toBeNull();
});
