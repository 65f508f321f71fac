import { patentabilityPath, RESEARCH_SOURCES_PATH, researchPatentPath } from '@premise/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byWebsite, answerResearch, detailWith, reportWith, sourced } from '../../../testing/fake-research.ts';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { PatentDialog } from './patent-dialog.tsx';

const ID = detailWith().id;
const HELD = /The local corpus does not hold it/;
let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
});
const show = (id = ID) =>
  renderAt(`/patent-buddy/search#q=float&patent=${id}`, { signedIn: false, page: <PatentDialog /> });

it('shows title, number, inventors, assignee and abstract [S2-231] [S2-232] [S2-233] [S2-234] [S2-235]', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: detailWith().title });
  expect(within(dialog).getByText('US 99,000,001 B2')).toBeInTheDocument();
  expect(within(dialog).getByText('Maria Keller, Ada Okafor')).toBeInTheDocument();
  expect(within(dialog).getByText('Quayside Instruments')).toBeInTheDocument();
  expect(within(dialog).getByText('A planter has a reservoir, a wick and a float.')).toBeInTheDocument();
  expect(within(dialog).getByText('Mar 4, 2019')).toBeInTheDocument();
  expect(within(dialog).getByText(/A fictitious patent/)).toBeInTheDocument();
});

it.each([
  [0, 'No later patent is known'],
  [1, '1 later patent'],
  [1204, '1,204 later patents'],
])('tells how many cite it: %i', async (forward, words) => {
  service.on('GET', researchPatentPath(ID), () => ({
    body: { success: true, patent: detailWith({ citationCounts: { forward, backward: 3 } }), ...sourced() },
  }));
  show();
  const cited = await screen.findByText('Cited by', { selector: 'dt' });
  expect(cited.nextElementSibling).toHaveTextContent(new RegExp(`^${words}$`));
});

it('shows a score out of 100 and six rating rows, each with what it rests on [S2-236] [S2-237] [S2-241]', async () => {
  show();
  const ratings = within(await screen.findByRole('list', { name: 'Ratings' }));
  expect(screen.getByText('82').closest('p')).toHaveTextContent('82 out of 100');
  for (const [label, rating] of [
    ['Overall', 'High'],
    ['Novelty', 'High'],
    ['Non-obviousness', 'Medium'],
    ['Utility', 'High'],
    ['Written description', 'Adequate'],
    ['Enablement', 'Insufficient'],
  ] as const) {
    const row = ratings.getByText(label).closest('li');
    expect(row).toHaveTextContent(rating);
    expect(within(ratings.getByRole('list', { name: `What ${label} rests on` })).getAllByRole('listitem')).toHaveLength(
      1,
    );
  }
  expect(screen.getByText('A score knows nothing of what lies outside the corpus.')).toBeInTheDocument();
  expect(screen.getByText('wick', { selector: 'mark' })).toBeInTheDocument();
});

it('gives no score where novelty is not known', async () => {
  const { ratings } = reportWith();
  const unknown = ratings.map((one) => (one.aspect === 'overall' ? { ...one, rating: 'Unknown' as const } : one));
  service.on('GET', patentabilityPath(ID), () => ({
    body: { success: true, report: reportWith({ ratings: unknown, compared: 0 }), ...sourced() },
  }));
  show();
  expect(await screen.findByText('No score: novelty is not known.')).toBeInTheDocument();
  expect(screen.getByText('Nothing was compared')).toBeInTheDocument();
  expect(screen.queryByText('82')).toBeNull();
});

it('shows a recommendations box [S2-238]', async () => {
  show();
  const box = await screen.findByRole('region', { name: 'Recommendations' });
  expect(within(box).getByText('Describe the float in more than one form.')).toBeInTheDocument();
});

it.each(['Close', 'Close details'])('the button %s closes it and clears the address [S2-239]', async (name) => {
  show();
  await screen.findByRole('list', { name: 'Ratings' });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the document a rating speaks of', async () => {
  service.on('GET', researchPatentPath('US99000002'), () => ({
    body: { success: true, patent: detailWith({ id: 'US99000002', title: 'Wick of braided fibre' }), ...sourced() },
  }));
  service.on('GET', patentabilityPath('US99000002'), () => ({
    body: { success: true, report: reportWith(), ...sourced() },
  }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'US 99,000,002 B1' }));
  expect(await screen.findByRole('dialog', { name: 'Wick of braided fibre' })).toBeInTheDocument();
});

it('tells a patent that is not there from a failure', async () => {
  service.on('GET', researchPatentPath('US1'), () => ({
    status: 404,
    body: { success: false, code: 'PATENT_NOT_FOUND', error: 'Patent not found' },
  }));
  show('US1');
  expect(await screen.findByText('Patent not found')).toBeInTheDocument();
  expect(await screen.findByText(HELD)).toHaveTextContent('2,000 fictitious sample patents, published 2001 to 2026');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('tries again after a failure', async () => {
  service.on('GET', researchPatentPath(ID), () => ({
    status: 503,
    body: { success: false, code: 'SOURCES_UNAVAILABLE', error: 'No source answers.' },
  }));
  show();
  expect(await screen.findByText('The details could not be loaded: No source answers.')).toBeInTheDocument();
  await waitFor(() => expect(service.sent('GET', RESEARCH_SOURCES_PATH)).toHaveLength(1));
  expect(screen.queryByText(HELD)).toBeNull();
  answerResearch(service);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: detailWith().title })).toBeInTheDocument();
});

it('says when nothing can be compared, and who has answered; why another did not is told on the page behind it', async () => {
  service.on('GET', researchPatentPath(ID), () => ({ body: { success: true, patent: detailWith(), ...byWebsite() } }));
  service.on('GET', patentabilityPath(ID), () => ({
    status: 409,
    body: { success: false, code: 'CANNOT_AGGREGATE', error: 'No.' },
  }));
  show();
  expect(await screen.findByText(/No source that is available now can compare/)).toBeInTheDocument();
  const source = screen.getByText('Source', { selector: 'dt' });
  expect(source.nextElementSibling).toHaveTextContent('Google Patents');
  expect(screen.queryByText('Data Source Notice')).toBeNull();
});
