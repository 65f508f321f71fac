import 'fake-indexeddb/auto';
import { patentJobPath, TITLES_PATH, type PatentJobOf } from '@premise/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';

// loaded on first use by the routes: not while a test waits
import '../../index.ts';
import './title-generator.tsx';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
});

const TITLES = ['Apparatus for Threading Needles.', 'Device for Guiding a Thread.'];
const DESCRIPTION = 'A hand tool that threads a needle by a spring wire.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const titleField = () => screen.getByRole('textbox', { name: 'Title of Invention' });
const description = () => screen.getByRole('textbox', { name: 'Brief Description of Your Invention' });
const open = async (changes: Parameters<typeof applicationWith>[0] = {}) => {
  service.applications.set('app-1', applicationWith({ lastStep: 1, ...changes }));
  renderAt('/patent-buddy/wizard/app-1');
  await screen.findByRole('heading', { level: 1, name: 'Title of Invention' });
};
const openGenerator = async () => {
  await press('Generate Patent Titles');
  return screen.findByRole('dialog', { name: 'Generate Patent Titles' });
};
const jobWith = (changes: Partial<PatentJobOf<'titles'>>): PatentJobOf<'titles'> => ({
  jobId: 'job-1',
  kind: 'titles',
  applicationId: null,
  asked: { engine: 'built-in' },
  state: 'running',
  progress: 40,
  step: 'Composing titles',
  createdAt: '2026-01-02T03:04:05.000Z',
  startedAt: '2026-01-02T03:04:06.000Z',
  finishedAt: null,
  ...changes,
});
const answerWith = (job: PatentJobOf<'titles'>) => {
  service.on('POST', TITLES_PATH, () => ({ status: 202, body: { success: true, jobId: 'job-1' } }));
  service.on('GET', patentJobPath('job-1'), () => ({ body: { success: true, job } }));
};
const done = () =>
  jobWith({ state: 'done', progress: 100, step: null, result: { titles: TITLES, engine: 'built-in', model: null } });

describe('the title', () => {
  it('has its issues listed while it is written [S2-109] [S2-395] [S2-396] [S2-397] [S2-404]', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Title Structure Issues' })).toBeInTheDocument();
    expect(screen.getByText('Title cannot be empty')).toBeInTheDocument();
    fireEvent.change(titleField(), { target: { value: 'Needle' } });
    expect(screen.getByText('Title should be at least 10 characters long')).toBeInTheDocument();
    expect(screen.getByText('Title should end with proper punctuation')).toBeInTheDocument();
  });

  it('is told to be good when nothing is wrong with it [S2-110]', async () => {
    await open({ title: 'Apparatus for Threading Needles.' });
    expect(screen.getByText('Title structure looks good!')).toBeInTheDocument();
    expect(screen.queryByText('Title Structure Issues')).not.toBeInTheDocument();
  });

  it('is put in form when its field is left [S2-111] [S2-112] [S2-113]', async () => {
    await open();
    fireEvent.change(titleField(), { target: { value: '  device   for the threading of needles' } });
    fireEvent.blur(titleField());
    expect(titleField()).toHaveValue('Device for the Threading of Needles.');
  });
});

it('a title stays one line, however it is typed or pasted', async () => {
  await open();
  fireEvent.change(titleField(), { target: { value: 'Device for \r\n  Threading\nNeedles.' } });
  expect(titleField()).toHaveValue('Device for Threading Needles.');
  await userEvent.type(titleField(), '{Enter}');
  expect(titleField()).toHaveValue('Device for Threading Needles.');
});

describe('the title generator', () => {
  it('asks for a description, which the draft may already give [S2-118] [S2-119] [S2-120] [S2-122]', async () => {
    await open({ abstract: DESCRIPTION });
    await openGenerator();
    expect(description()).toHaveValue(DESCRIPTION);
    expect(screen.getByRole('button', { name: 'Generate Title Options' })).toBeEnabled();
    await userEvent.clear(description());
    fireEvent.change(description(), { target: { value: '  \n ' } });
    expect(screen.getByRole('button', { name: 'Generate Title Options' })).toBeDisabled();
  });

  it('wants ten characters [S2-413]', async () => {
    await open();
    await openGenerator();
    fireEvent.change(description(), { target: { value: ' too short ' } });
    await press('Generate Title Options');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please provide a description with at least 10 characters to generate titles.',
    );
    expect(service.sent('POST', TITLES_PATH)).toHaveLength(0);
  });

  it('says what it is doing, and cannot be started twice [S2-121] [S2-123] [S2-463]', async () => {
    answerWith(jobWith({}));
    await open({ abstract: DESCRIPTION });
    await openGenerator();
    await press('Generate Title Options');
    // the button behind the window says the same
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Generating Titles...' })).toBeDisabled();
    expect(await screen.findByText('Composing titles')).toBeInTheDocument();
    expect(service.sent('POST', TITLES_PATH)[0]?.body).toEqual({ description: DESCRIPTION });
  });

  it('offers titles, of which one is picked, used, or passed over [S2-114] [S2-115] [S2-116] [S2-117] [S2-125] [S2-126]', async () => {
    answerWith(done());
    await open({ abstract: DESCRIPTION, title: 'Old Device for Needles.' });
    await openGenerator();
    await press('Generate Title Options');
    expect(await screen.findByRole('heading', { name: 'Generated Title Options' })).toBeInTheDocument();
    await press('Apparatus for Threading Needles.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Suggested title' })).toHaveTextContent(TITLES[0] ?? '');
    expect(titleField()).toHaveValue('Old Device for Needles.');

    await press('Generate Different Titles');
    expect(screen.queryByRole('heading', { name: 'Generated Title Options' })).not.toBeInTheDocument();
    await screen.findByRole('dialog', { name: 'Generate Patent Titles' });
    await press('Generate Title Options');
    await userEvent.click(await screen.findByRole('button', { name: TITLES[1] ?? '' }));
    await press('Use This Title');
    expect(titleField()).toHaveValue(TITLES[1]);
    expect(screen.queryByRole('region', { name: 'Suggested title' })).not.toBeInTheDocument();
  });

  it("is left by No thanks, I'll create my own, which cancels what runs [S2-127]", async () => {
    answerWith(jobWith({}));
    service.on('DELETE', patentJobPath('job-1'), () => ({ body: { success: true } }));
    await open({ abstract: DESCRIPTION });
    await openGenerator();
    await press('Generate Title Options');
    await screen.findByText('Composing titles');
    await press("No thanks, I'll create my own");
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(service.sent('DELETE', patentJobPath('job-1'))).toHaveLength(1));
  });

  it.each([
    ['says why it failed [S2-124] [S2-509]', 'The model is not reachable.', 'The model is not reachable.'],
    ['says that it failed where no reason is given [S2-510]', '', 'Failed to generate titles. Please try again.'],
  ])('%s', async (_name, error, shown) => {
    answerWith(jobWith({ state: 'failed', step: null, failure: { code: 'INTERNAL', error } }));
    await open({ abstract: DESCRIPTION });
    await openGenerator();
    await press('Generate Title Options');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  });

  it('offers the built-in generator where the language model failed', async () => {
    const failure = { code: 'MODEL_FAILED', error: 'Failed to generate titles. Please try again.' } as const;
    answerWith(jobWith({ state: 'failed', step: null, asked: { engine: 'language-model' }, failure }));
    await open({ abstract: DESCRIPTION });
    await openGenerator();
    await press('Generate Title Options');
    expect(await screen.findByRole('alert')).toHaveTextContent(failure.error);
    expect(service.sent('POST', TITLES_PATH)[0]?.body).toEqual({ description: DESCRIPTION });
    service.on('POST', TITLES_PATH, () => ({ status: 202, body: { success: true, jobId: 'job-2' } }));
    service.on('GET', patentJobPath('job-2'), () => ({ body: { success: true, job: { ...done(), jobId: 'job-2' } } }));
    await press('Use the built-in generator');
    expect(await screen.findByText('Composed from your words by the built-in generator.')).toBeInTheDocument();
    expect(service.sent('POST', TITLES_PATH)[1]?.body).toMatchObject({ engine: 'built-in' });
    expect(screen.queryByRole('button', { name: 'Use the built-in generator' })).not.toBeInTheDocument();
  });

  it('tells a visitor that it needs a sign-in [S2-436]', async () => {
    renderAt('/patent-buddy/wizard', { signedIn: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    await openGenerator();
    fireEvent.change(description(), { target: { value: DESCRIPTION } });
    await press('Generate Title Options');
    expect(await screen.findByRole('alert')).toHaveTextContent('No authentication token found');
  });
});
