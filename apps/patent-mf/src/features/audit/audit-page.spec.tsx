import { AUDIT_MAIL_PATH, AUDIT_PATH, emptyTexts } from '@premise/contracts';
import { auditDraft } from '@premise/patent-rules';
import { OFFLINE_MESSAGE } from '@premise/web-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../testing/fake-patent-service.ts';
import { fakeUploads } from '../../testing/fake-uploads.ts';
import { freshBrowser, renderAt } from '../../testing/render-app.tsx';
import { AuditPage } from './index.ts';
import { judgeDraftFile } from './judge-draft-file.ts';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  window.scrollTo = () => undefined;
});

const texts = {
  ...emptyTexts(),
  title: 'New Pump.',
  abstract: 'The present invention is a pump, said pump being new.',
};
const headings = ['ABSTRACT'];
const answer = () => ({
  success: true,
  report: auditDraft({ title: texts.title, abstract: texts.abstract, headings }),
  texts,
  headings,
});
const open = async () => {
  renderAt('/patent-buddy/audit', { signedIn: false, page: <AuditPage /> });
  await screen.findByRole('heading', { level: 1, name: 'Audit your patent draft' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const draft = () => screen.getByRole('textbox', { name: 'Your draft' });
const readOne = async () => {
  service.on('POST', AUDIT_PATH, () => ({ body: answer() }));
  await open();
  fireEvent.change(draft(), { target: { value: 'New Pump.' } });
  await press('Audit this draft');
  await screen.findByRole('heading', { level: 1, name: 'New Pump.' });
};

it('audits a pasted draft at once, without an account', async () => {
  await readOne();
  const [call] = service.sent('POST', AUDIT_PATH);
  expect(call?.body).toEqual({ text: 'New Pump.' });
  expect(call?.headers).not.toHaveProperty('Authorization');
  expect(screen.getByRole('list', { name: 'Counts' })).toHaveTextContent(/to fix/);
  const section = within(screen.getByRole('region', { name: 'Abstract' }));
  expect(section.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getByText(/^Passed checks/)).toBeInTheDocument();
  await press('Audit another draft');
  expect(draft()).toBeInTheDocument();
});

it('says why a draft cannot be audited yet, and has an example for those who have none', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Audit this draft' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Paste a draft, choose a file or try the example first.');
  await press('Try an example');
  expect(draft()).not.toHaveValue('');
  expect(button).toBeEnabled();
  expect(button).not.toHaveAccessibleDescription();
});

it('audits a dropped file', async () => {
  const uploads = fakeUploads();
  await open();
  const form = draft().closest('form');
  if (!form) throw new Error('there is no form');
  fireEvent.drop(form, { dataTransfer: { types: ['Files'], files: [new File(['draft'], 'draft.docx')] } });
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.path).toBe(AUDIT_PATH);
  expect(screen.getByRole('button', { name: 'Reading the draft' })).toBeDisabled();
  act(() => uploads[0]?.answer(200, answer()));
  expect(await screen.findByText(/^draft\.docx, judged by/)).toBeInTheDocument();
});

it.each([
  ['old.doc', 10, 'old.doc is in the old Word format. Save it as .docx and choose that.'],
  ['plan.png', 10, 'plan.png cannot be read. Choose a .docx, .pdf or .txt file.'],
  ['empty.txt', 0, 'empty.txt is empty.'],
  ['long.pdf', 11 * 1024 * 1024, 'long.pdf is larger than 10 MB. Take the pictures out, or paste the text.'],
])('says plainly why %s is not read', (name, size, words) => {
  expect(judgeDraftFile({ name, size })).toBe(words);
});

it('says what the service says when it cannot read a draft, and keeps the text', async () => {
  const error = 'This PDF holds pictures of pages and no text.';
  service.on('POST', AUDIT_PATH, () => ({ status: 400, body: { success: false, code: 'VALIDATION_FAILED', error } }));
  await open();
  fireEvent.change(draft(), { target: { value: 'Words.' } });
  await press('Audit this draft');
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(draft()).toHaveValue('Words.');
  service.on('POST', AUDIT_PATH, () => 'no connection');
  await press('Audit this draft');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The draft could not be audited. Please try again.'),
  );
});

it('mailing the report keeps it on screen and confirms in place, with a link to the page of thanks [D-54] [D-39]', async () => {
  await readOne();
  service.on('POST', AUDIT_MAIL_PATH, () => ({ body: { success: true } }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email address' }), ' ada@example.org');
  await press('Email me the report');
  expect(
    (await screen.findByText(/^The report is on its way to ada@example\.org\./)).closest('[role=status]'),
  ).not.toBeNull();
  expect(screen.getByRole('link', { name: /^What happens next/ })).toHaveAttribute('href', '/patent-audit-thanks');
  // its own tab: the report exists on this screen alone
  expect(screen.getByRole('link', { name: /^What happens next/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByTestId('place')).toHaveTextContent('/patent-buddy/audit');
  expect(screen.getByRole('heading', { level: 1, name: 'New Pump.' })).toBeInTheDocument();
  expect(service.sent('POST', AUDIT_MAIL_PATH)[0]?.body).toEqual({ email: 'ada@example.org', texts, headings });
});

it('says when the mail could not be sent', async () => {
  await readOne();
  service.on('POST', AUDIT_MAIL_PATH, () => 'no connection');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email address' }), 'ada@example.org');
  await press('Email me the report');
  expect(await screen.findByText('The report could not be sent. Please try again.')).toBeInTheDocument();
});

it('says that this device is offline, and keeps the text', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  service.on('POST', AUDIT_PATH, () => 'no connection');
  await open();
  fireEvent.change(draft(), { target: { value: 'Words.' } });
  await press('Audit this draft');
  expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE_MESSAGE);
  expect(draft()).toHaveValue('Words.');
  jest.restoreAllMocks();
});

describe('the report beside the draft', () => {
  it('shows the draft by its sections, with the words of each finding marked', async () => {
    await readOne();
    const pane = within(screen.getByRole('region', { name: 'Your draft' }));
    const abstract = pane.getByRole('heading', { name: 'Abstract' }).closest('section');
    expect(abstract).toHaveTextContent(texts.abstract);
    const marks = [...(abstract?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    expect(marks.join(' ')).toMatch(/present invention/i);
  });

  it('leads from a finding to its words, and marks them as the chosen ones', async () => {
    await readOne();
    const [show] = screen.getAllByRole('button', { name: /^Show in the draft: / });
    if (!show) throw new Error('no finding has a place');
    await userEvent.click(show);
    expect(document.querySelectorAll('mark[data-shown]').length).toBeGreaterThan(0);
  });

  it('jumps to each section by a list of them', async () => {
    await readOne();
    const jumps = within(screen.getByRole('navigation', { name: 'Sections of the report' }));
    await userEvent.click(jumps.getByRole('button', { name: /^Abstract/ }));
    expect(screen.getByRole('region', { name: 'Abstract' })).toContainElement(document.activeElement as HTMLElement);
  });
});
