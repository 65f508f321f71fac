import 'fake-indexeddb/auto';
import { emptyFiling, exportsPath, PATENT_FEATURES_PATH, patentJobPath, type PatentJobOf } from '@premise/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../testing/render-app.tsx';

const EXPORTS = exportsPath('app-1');
let service: FakePatentService;
let jobs: PatentJobOf<'export'>[];

const jobWith = (changes: Partial<PatentJobOf<'export'>> = {}): PatentJobOf<'export'> => ({
  jobId: 'job-1',
  kind: 'export',
  applicationId: 'app-1',
  asked: { format: 'pdf', paper: 'letter' },
  state: 'running',
  progress: 40,
  step: 'Setting page 20 of 50',
  createdAt: '2026-01-02T03:04:05.000Z',
  startedAt: '2026-01-02T03:04:05.000Z',
  finishedAt: null,
  ...changes,
});
const done = jobWith({
  state: 'done',
  progress: 100,
  step: null,
  result: {
    format: 'pdf',
    paper: 'letter',
    fileName: 'device-specification.pdf',
    url: '/api/patents/files/signed',
    bytes: 1_234_567,
    pages: 9,
    version: 1,
    expiresAt: '2026-01-03T03:04:05.000Z',
  },
});

async function open(pdfExport: 'on' | 'teaser' = 'on') {
  service.on('GET', PATENT_FEATURES_PATH, () => ({
    body: {
      success: true,
      features: { pdfExport, imageUpload: true, titles: { default: 'built-in', available: ['built-in'] }, model: null },
    },
  }));
  renderAt('/patent-buddy/wizard/app-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Export as PDF' }));
  return screen.findByRole('dialog', { name: 'Premium Feature' });
}

beforeEach(async () => {
  service = await freshBrowser();
  service.applications.set('app-1', applicationWith({ title: 'Device for Threading Needles.' }));
  jobs = [];
  service.on('GET', EXPORTS, () => ({ body: { success: true, jobs } }));
  service.on('GET', patentJobPath('job-1'), () => ({ body: { success: true, job: jobs[0] } }));
  service.on('POST', EXPORTS, () => {
    jobs = [jobWith()];
    return { status: 202, body: { success: true, jobId: 'job-1' } };
  });
});

describe('the PDF modal', () => {
  it('opens with its title, its four features and the way back, and closes [S2-205] [S2-207] [S2-208] [S2-209] [S2-210] [S2-211] [S2-212] [S2-213] [S2-074]', async () => {
    const dialog = await open();
    for (const feature of [
      'Professional PDF formatting',
      'USPTO-compliant layouts',
      'High-quality export',
      'Print-ready files',
    ]) {
      expect(within(dialog).getByText(feature)).toBeInTheDocument();
    }
    await userEvent.click(within(dialog).getByRole('link', { name: 'Back to Patent Buddy' }));
    expect(screen.queryByRole('dialog', { name: 'Premium Feature' })).toBeNull();
    expect(await screen.findByTestId('place')).toHaveTextContent(/^\/patent-buddy$/);
  });

  it('promises, and offers nothing, as a teaser [S2-206] [S2-215] [D-38]', async () => {
    const dialog = await open('teaser');
    expect(await within(dialog).findByText('PDF export will be available after the beta period.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /Export|Prepare/ })).toBeNull();
  });

  it('offers PDF, DOCX and the filing package before all else where exports are on [S2-214] [D-53]', async () => {
    const dialog = await open();
    const feature = within(dialog).getByText('Professional PDF formatting');
    for (const name of ['Export PDF', 'Export DOCX', 'Prepare package']) {
      const button = await within(dialog).findByRole('button', { name });
      expect(button).toBeEnabled();
      expect(button.compareDocumentPosition(feature)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(within(dialog).getByText('Specification and drawings, in USPTO format.')).toBeInTheDocument();
    expect(within(dialog).queryByText(/after the beta period/)).toBeNull();
  });

  it('says what the audit still has to fix, and leads there', async () => {
    const dialog = await open();
    expect(await within(dialog).findByText(/^The audit still has \d things to fix\./)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look at the audit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Review & Save' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Premium Feature' })).toBeNull();
  });
});

describe('an export', () => {
  it('is started once by two clicks, shows its progress, and can be cancelled', async () => {
    const dialog = await open();
    await userEvent.dblClick(await within(dialog).findByRole('button', { name: 'Export PDF' }));
    expect(await within(dialog).findByText('Setting page 20 of 50')).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    const [sent, ...more] = service.sent('POST', EXPORTS);
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({ format: 'pdf', paper: 'letter', version: 1 });

    service.on('DELETE', patentJobPath('job-1'), () => {
      jobs = [];
      return { body: { success: true } };
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(dialog).queryByRole('progressbar')).toBeNull());
  });

  it('is downloaded as soon as it is done, by the one click that asked for it [D-53]', async () => {
    const taken: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      taken.push(this.pathname);
    });
    const dialog = await open();
    service.on('POST', EXPORTS, () => {
      jobs = [done];
      return { status: 202, body: { success: true, jobId: 'job-1' } };
    });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Export PDF' }));
    await within(dialog).findByRole('link', { name: 'Download' });
    expect(taken).toEqual(['/api/patents/files/signed']);
    jest.restoreAllMocks();
  });

  it('from before is not downloaded by itself', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    jobs = [done];
    const dialog = await open();
    await within(dialog).findByRole('link', { name: 'Download' });
    expect(click).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('can be downloaded when it is done', async () => {
    jobs = [done];
    const dialog = await open();
    const link = await within(dialog).findByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('href', '/api/patents/files/signed');
    expect(within(dialog).getByText('PDF · 9 sheets · 1.23 MB')).toBeInTheDocument();
  });

  it('says what it is that waits, works or failed', async () => {
    const failure = { code: 'EXPORT_FAILED', error: 'Too long.' } as const;
    jobs = [
      jobWith({ state: 'retrying', step: null, asked: { format: 'package', paper: 'a4' } }),
      jobWith({ jobId: 'job-2', asked: { format: 'docx', paper: 'letter' } }),
      jobWith({ jobId: 'job-3', state: 'failed', step: null, failure }),
    ];
    service.on('GET', patentJobPath('job-2'), () => ({ body: { success: true, job: jobs[1] } }));
    const dialog = await open();
    const rows = within(await within(dialog).findByRole('region', { name: 'Your exports' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/^(PDF|Word document|Filing package), /).textContent)).toEqual([
      'Filing package, A4',
      'Word document, Letter',
      'PDF, Letter',
    ]);
    expect(within(dialog).getByText('The file store is away; this is tried again shortly')).toBeInTheDocument();
  });

  it.each([
    ['pdf', 25_000_000, false],
    ['pdf', 25_000_001, true],
    ['docx', 10_000_001, true],
    ['package', 60_000_000, false],
  ] as const)(
    'of the form %s with %i bytes is called too large for the office: %s',
    async (format, bytes, isTooLarge) => {
      jobs = [{ ...done, asked: { format, paper: 'letter' }, result: { ...done.result!, format, bytes } }];
      const dialog = await open();
      await within(dialog).findByRole('link', { name: 'Download' });
      const note = within(dialog).queryByText(/^The office takes at most (25|10) MB in one file/);
      expect(note !== null).toBe(isTooLarge);
    },
  );

  it('says why it failed, and why it could not be started', async () => {
    jobs = [jobWith({ state: 'failed', failure: { code: 'EXPORT_FAILED', error: 'The drawings are too large.' } })];
    service.on('POST', EXPORTS, () => ({
      status: 409,
      body: { success: false, code: 'VERSION_CONFLICT', error: 'Somebody else has saved.' },
    }));
    const dialog = await open();
    expect(await within(dialog).findByText('The drawings are too large.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export DOCX' }));
    expect(await within(dialog).findByText('Somebody else has saved.')).toBeInTheDocument();
  });

  it('is tried again as it was asked for, and takes the place of the failed one', async () => {
    const failure = { code: 'EXPORT_FAILED', error: 'The drawings are too large.' } as const;
    jobs = [jobWith({ state: 'failed', asked: { format: 'docx', paper: 'a4' }, failure })];
    service.on('POST', EXPORTS, () => {
      jobs = [jobWith({ jobId: 'job-2' }), ...jobs];
      return { status: 202, body: { success: true, jobId: 'job-2' } };
    });
    service.on('DELETE', patentJobPath('job-1'), () => {
      jobs = jobs.filter(({ jobId }) => jobId !== 'job-1');
      return { body: { success: true } };
    });
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(dialog).queryByText(failure.error)).toBeNull());
    expect(service.sent('POST', EXPORTS)[0]?.body).toMatchObject({ format: 'docx', paper: 'a4' });
    expect(await within(dialog).findByRole('progressbar')).toBeInTheDocument();
  });
});

describe('the filing package', () => {
  it('asks for the correspondence address and the entity status in a panel of its own, and stores them with the draft [D-39] [D-53]', async () => {
    const dialog = await open();
    const prepare = await within(dialog).findByRole('button', { name: 'Prepare package' });
    expect(within(dialog).getByText('Needed for the package: entity status, address')).toBeInTheDocument();
    await userEvent.click(prepare);
    expect(within(dialog).getAllByText('This is needed for the cover sheet.')).toHaveLength(6);
    expect(within(dialog).getByLabelText(/Entity status/)).toHaveFocus();
    expect(service.sent('POST', EXPORTS)).toEqual([]);

    await userEvent.selectOptions(within(dialog).getByLabelText(/Entity status/), 'small');
    await userEvent.type(within(dialog).getByLabelText(/Customer number/), '12345');
    await userEvent.type(within(dialog).getByLabelText(/Docket number/), 'P-17');
    await userEvent.click(prepare);
    await waitFor(() =>
      expect(service.sent('POST', EXPORTS)[0]?.body).toMatchObject({ format: 'package', version: 2 }),
    );
    expect(service.applications.get('app-1')?.filing).toMatchObject({
      entityStatus: 'small',
      correspondence: { customerNumber: '12345' },
      docketNumber: 'P-17',
    });
  });

  it('starts at one click once the filing data are there [D-53]', async () => {
    const filing = { ...emptyFiling(), entityStatus: 'small' as const };
    filing.correspondence.customerNumber = '12345';
    service.applications.set('app-1', applicationWith({ title: 'Device for Threading Needles.', filing }));
    const dialog = await open();
    expect(await within(dialog).findByText('Small entity · Customer number 12345')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prepare package' }));
    await waitFor(() => expect(service.sent('POST', EXPORTS)[0]?.body).toMatchObject({ format: 'package' }));
  });
});
