import { DRAFT_PRIOR_ART_PATH, PRIOR_ART_PATH, type PriorArtResult } from '@premise/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch, patentWith, sourced } from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { PriorArtPage } from './prior-art-page.tsx';

const found = (changes: Partial<PriorArtResult> = {}): PriorArtResult => ({
  ...sourced(),
  elements: [
    { label: '1', text: 'a reservoir' },
    { label: '2', text: 'a lid with a guide' },
  ],
  hits: [
    {
      patent: patentWith(),
      coverage: 0.45,
      matches: [
        {
          element: 0,
          score: 0.9,
          place: 'Abstract',
          passage: { text: 'has a reservoir', spans: [{ start: 6, end: 15 }] },
        },
      ],
    },
  ],
  before: '2026-11-22',
  terms: ['reservoir', 'guide'],
  caveat: 'What is not in the source cannot be found.',
  ...changes,
});

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
  service.on('POST', PRIOR_ART_PATH, () => ({ body: { success: true, ...found() } }));
  service.on('POST', DRAFT_PRIOR_ART_PATH, () => ({ body: { success: true, ...found() } }));
});
const show = (hash = '', signedIn = false) =>
  renderAt(`/patent-buddy/prior-art${hash}`, { signedIn, page: <PriorArtPage /> });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('compares a claim, and shows each element beside the passage that meets it', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Find prior art' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'A planter comprising a reservoir.');
  fireEvent.change(screen.getByLabelText('Published before (optional)'), { target: { value: '2020-01-01' } });
  await press('Find prior art');
  expect(await screen.findByRole('heading', { name: 'Partial match found; best match covers 45%' })).toHaveFocus();
  expect(screen.getByText('1 of 1 document from before Nov 22, 2026 covers 30% or more.')).toBeInTheDocument();
  expect(screen.getByText('Search terms: reservoir, guide.')).toBeInTheDocument();
  expect(service.sent('POST', PRIOR_ART_PATH)[0]?.body).toEqual({
    kind: 'claim',
    text: 'A planter comprising a reservoir.',
    before: '2020-01-01',
  });
  const hit = within(screen.getByRole('list', { name: 'Prior art' }));
  expect(hit.getByText('45% covered')).toBeInTheDocument();
  await userEvent.click(hit.getByText('Passages near 1 of 2 elements'));
  const [first, second] = within(hit.getByRole('list', { name: 'Elements in US 99,000,001 B2' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('1 a reservoirAbstract, 90%has a reservoir');
  expect(second).toHaveTextContent('No passage matches it.');
  expect(screen.getByText('What is not in the source cannot be found.')).toBeInTheDocument();
  expect(screen.getAllByText('Sample data')).toHaveLength(1);
});

it('a description of one sentence has one element', async () => {
  const elements = found().elements.slice(0, 1);
  service.on('POST', PRIOR_ART_PATH, () => ({ body: { success: true, ...found({ elements }) } }));
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'A planter has a reservoir.');
  await press('Find prior art');
  expect(await screen.findByText('Passages near 1 of 1 element')).toBeInTheDocument();
});

it('the text stands in no address', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'secret words');
  await press('Find prior art');
  await screen.findByRole('list', { name: 'Prior art' });
  expect(service.calls.every(({ path, search }) => !`${path}${search}`.includes('secret'))).toBe(true);
});

it('takes one of the drafts of an account', async () => {
  service.applications.set('app-1', applicationWith({ title: 'Planter.' }));
  show('', true);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Search with' }), 'app-1');
  await press('Find prior art');
  await screen.findByRole('list', { name: 'Prior art' });
  expect(service.sent('POST', DRAFT_PRIOR_ART_PATH)[0]?.body).toEqual({ applicationId: 'app-1' });
  expect(service.sent('POST', DRAFT_PRIOR_ART_PATH)[0]?.headers['Authorization']).toMatch(/^Bearer /);
});

it('looks up an application that the address names, and goes back to the form', async () => {
  show('#application=app-1', true);
  await screen.findByRole('list', { name: 'Prior art' });
  expect(service.sent('POST', DRAFT_PRIOR_ART_PATH)).toHaveLength(1);
  await press('New search');
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeInTheDocument();
  expect(service.sent('POST', DRAFT_PRIOR_ART_PATH)).toHaveLength(1);
});

it('keeps the text where another is wanted, selected, with its kind and day', async () => {
  show();
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'The text is' }), 'draft');
  await userEvent.type(text(), 'The planter has a reservoir.');
  fireEvent.change(screen.getByLabelText('Published before (optional)'), { target: { value: '2020-01-01' } });
  await press('Find prior art');
  await screen.findByRole('list', { name: 'Prior art' });
  await press('New search');
  expect(text()).toHaveValue('The planter has a reservoir.');
  expect(text()).toHaveFocus();
  expect([text().selectionStart, text().selectionEnd]).toEqual([0, 28]);
  expect(screen.getByRole('combobox', { name: 'The text is' })).toHaveValue('draft');
  expect(screen.getByLabelText('Published before (optional)')).toHaveValue('2020-01-01');
  await userEvent.keyboard('A lid.');
  await press('Find prior art');
  await screen.findByRole('list', { name: 'Prior art' });
  expect(service.sent('POST', PRIOR_ART_PATH)[1]?.body).toEqual({
    kind: 'draft',
    text: 'A lid.',
    before: '2020-01-01',
  });
});

it('leads a visitor with the link of a draft to the sign-in, and blames no source', async () => {
  show('#application=app-1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This draft belongs to an account. Sign in to look it up.',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText(/no patent data source answers/)).toBeNull();
  expect(service.sent('POST', DRAFT_PRIOR_ART_PATH)).toHaveLength(0);
});

it('says first when nothing is close, and shows the weaker documents below the cut-off', async () => {
  const [hit] = found().hits;
  const weak = [0.18, 0.12].map((coverage, at) => ({
    ...(hit as NonNullable<typeof hit>),
    coverage,
    patent: patentWith({ id: `weak-${at}`, title: `Weak ${at}` }),
  }));
  service.on('POST', PRIOR_ART_PATH, () => ({ body: { success: true, ...found({ hits: weak }) } }));
  show();
  await press('Try an example');
  await press('Find prior art');
  expect(
    await screen.findByRole('heading', { name: 'Nothing close found; best match covers 18%' }),
  ).toBeInTheDocument();
  expect(screen.getByText('0 of 2 documents from before Nov 22, 2026 cover 30% or more.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Prior art' })).toBeNull();
  const weaker = within(screen.getByRole('list', { name: 'Weaker matches' }));
  expect(weaker.getByRole('button', { name: 'Weak 0' })).toBeInTheDocument();
  expect(screen.getByText('2 documents below 30%')).toBeInTheDocument();
});

it('says when nothing is found, and when it failed', async () => {
  service.on('POST', PRIOR_ART_PATH, () => ({ body: { success: true, ...found({ hits: [] }) } }));
  show();
  await press('Try an example');
  await press('Find prior art');
  expect(
    await screen.findByRole('heading', { name: 'No patents found matching your search criteria.' }),
  ).toBeInTheDocument();
  await press('New search');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
  service.on('POST', PRIOR_ART_PATH, () => ({
    status: 409,
    body: { success: false, code: 'CANNOT_AGGREGATE', error: 'No source can compare texts.' },
  }));
  await press('Try an example');
  await press('Find prior art');
  expect(await screen.findByRole('alert')).toHaveTextContent('Search failed: No source can compare texts.');
});

it('says how much too long a text is, and cuts nothing', () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Text' });
  fireEvent.change(field, { target: { value: 'a '.repeat(1_000_001) } });
  expect(
    screen.getByText(/^The text has 2,000,002 characters; 2,000,000 can be compared at once\./),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find prior art' })).toBeDisabled();
  fireEvent.change(field, { target: { value: 'a reservoir' } });
  expect(screen.getByRole('button', { name: 'Find prior art' })).toBeEnabled();
});
