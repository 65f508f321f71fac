import { OFFICE_KEY_HEADER, OFFICE_KEY_TEST_PATH, RESEARCH_SOURCES_PATH } from '@premise/contracts';
import { OFFICE_KEY_STORAGE } from '@premise/web-platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch, sourceStatus } from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { ApiConfigPage } from './api-config-page.tsx';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
  service.on('POST', OFFICE_KEY_TEST_PATH, () => ({ body: { success: true, label: 'USPTO' } }));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const show = () => renderAt('/patent-buddy/api-config', { signedIn: false, page: <ApiConfigPage /> });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('USPTO API key');

it('shows a masked field that a toggle shows and hides [S2-018] [S2-296] [S2-297]', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Patent-office key' })).toBeInTheDocument();
  expect(field()).toHaveAttribute('type', 'password');
  await press('Show or hide the key');
  expect(field()).toHaveAttribute('type', 'text');
  await press('Show or hide the key');
  expect(field()).toHaveAttribute('type', 'password');
});

it('saves a key in local storage and says so for three seconds [S2-298] [S2-332] [S2-394] [S2-497]', async () => {
  show();
  await userEvent.type(field(), '  abc-123 ');
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Save Key' }).click());
  expect(screen.getByText('API key saved successfully!')).toBeInTheDocument();
  expect(localStorage.getItem(OFFICE_KEY_STORAGE)).toBe('abc-123');
  act(() => jest.advanceTimersByTime(2_900));
  expect(screen.getByText('API key saved successfully!')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByText('API key saved successfully!')).toBeNull();
});

it.each(['', '   '])('refuses to save %j [S2-424]', async (blank) => {
  show();
  if (blank !== '') await userEvent.type(field(), blank);
  await press('Save Key');
  expect(screen.getByText('Please enter a valid API key')).toBeInTheDocument();
  expect(localStorage.getItem(OFFICE_KEY_STORAGE)).toBeNull();
});

it.each(['ключ', 'abc\u200b123', 'two words'])('neither saves nor tests %j, which no call could carry', async (key) => {
  show();
  await userEvent.type(field(), key);
  await press('Save Key');
  expect(screen.getByText(/holds blanks or characters that no key has/)).toBeInTheDocument();
  await press('Test Key');
  expect(screen.getByText(/holds blanks or characters that no key has/)).toBeInTheDocument();
  expect(localStorage.getItem(OFFICE_KEY_STORAGE)).toBeNull();
  expect(service.sent('POST', OFFICE_KEY_TEST_PATH)).toHaveLength(0);
});

it('says why a key could not be saved [S2-496]', async () => {
  show();
  await userEvent.type(field(), 'abc');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota has been exceeded.');
  });
  await press('Save Key');
  expect(screen.getByText('Failed to save API key: The quota has been exceeded.')).toBeInTheDocument();
});

it('tests nothing without a key [S2-425]', async () => {
  show();
  await press('Test Key');
  expect(screen.getByText('Please enter a valid API key first')).toBeInTheDocument();
  expect(service.sent('POST', OFFICE_KEY_TEST_PATH)).toHaveLength(0);
});

it('tests the key that is typed, against the office alone [S2-299] [S2-467] [S2-498]', async () => {
  show();
  await userEvent.type(field(), 'abc');
  await press('Test Key');
  expect(await screen.findByText('✅ API key is valid and working!')).toBeInTheDocument();
  expect(service.sent('POST', OFFICE_KEY_TEST_PATH)[0]?.headers[OFFICE_KEY_HEADER]).toBe('abc');
  expect(localStorage.getItem(OFFICE_KEY_STORAGE)).toBeNull();
});

it('says why a test failed, until another key is typed [S2-499]', async () => {
  service.on('POST', OFFICE_KEY_TEST_PATH, () => ({
    body: { success: false, code: 'OFFICE_KEY_INVALID', error: 'The API key is invalid or has expired.' },
  }));
  show();
  await userEvent.type(field(), 'abc');
  await press('Test Key');
  const said = '❌ API key test failed: The API key is invalid or has expired.';
  expect(await screen.findByText(said)).toBeInTheDocument();
  await userEvent.type(field(), 'd');
  expect(screen.queryByText(said)).toBeNull();
});

it('clears the key [S2-300] [S2-394]', async () => {
  localStorage.setItem(OFFICE_KEY_STORAGE, 'abc');
  show();
  expect(field()).toHaveValue('abc');
  await press('Clear');
  expect(field()).toHaveValue('');
  expect(localStorage.getItem(OFFICE_KEY_STORAGE)).toBeNull();
  expect(await screen.findByText('No API key is configured')).toBeInTheDocument();
});

it('has instructions, the environment variable, and the note on blocked calls [S2-301] [S2-302] [S2-303]', () => {
  show();
  const steps = within(screen.getByRole('region', { name: 'How to get a key' })).getAllByRole('listitem');
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(screen.getByRole('link', { name: 'data.uspto.gov/myodp' })).toHaveAttribute(
    'href',
    'https://data.uspto.gov/myodp',
  );
  expect(screen.getByText('USPTO_API_KEY')).toBeVisible();
  // what else concerns the server is folded away
  const server = screen.getByText('For administrators').closest('details');
  expect(server).not.toHaveAttribute('open');
  expect(server).not.toContainElement(screen.getByText('USPTO_API_KEY'));
  expect(screen.getByText(/Direct calls from a browser to the patent office may be blocked/)).toHaveTextContent(
    'the product falls back to a second patent data source',
  );
});

describe('the status box', () => {
  it('says that a key is configured [S2-304]', () => {
    localStorage.setItem(OFFICE_KEY_STORAGE, 'abc');
    show();
    expect(screen.getByText('An API key is configured')).toBeInTheDocument();
  });
  it('names the second source that is used as fallback without one [S2-305]', async () => {
    show();
    expect(screen.getByText('No API key is configured')).toBeInTheDocument();
    expect(await screen.findByText(/Local corpus is used as fallback/)).toBeInTheDocument();
  });
  it('tells of a key of the server [S2-302]', async () => {
    service.on('GET', RESEARCH_SOURCES_PATH, () => ({
      body: { success: true, sources: [sourceStatus()], next: 'corpus', serverKey: true },
    }));
    show();
    expect(await screen.findByText('An API key is configured on this server')).toBeInTheDocument();
  });
});
