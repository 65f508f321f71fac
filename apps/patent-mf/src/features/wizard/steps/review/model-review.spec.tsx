import 'fake-indexeddb/auto';
import { patentJobPath, reviewPath, WIZARD_STEPS, type PatentJobOf, type ReviewFinding } from '@premise/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';
import { standingFindings } from './standing-findings.ts';

// loaded on first use by the routes: not while a test waits
import '../../index.ts';

const SUMMARY = 'The kettle is always red.';
const finding = (changes: Partial<ReviewFinding> = {}): ReviewFinding => ({
  id: 'LM/summary/always red',
  rule: 'LM',
  level: 'review',
  place: 'summary',
  span: { start: 14, end: 24 },
  index: null,
  message: 'It ties the kettle to one color.',
  why: 'A blue one would be free for all.',
  citation: { label: 'small-model', url: null },
  mend: null,
  source: 'language-model',
  quote: 'always red',
  ...changes,
});

let service: FakePatentService;
const open = async (model: string | null) => {
  service = await freshBrowser();
  const titles = { default: 'built-in', available: ['built-in'] };
  service.on('GET', '/api/patents/features', () => ({
    body: { success: true, features: { pdfExport: 'on', imageUpload: true, titles, model } },
  }));
  const lastStep = WIZARD_STEPS.indexOf('Review');
  service.applications.set('app-1', applicationWith({ title: 'Kettle.', summary: SUMMARY, lastStep }));
  renderAt('/patent-buddy/wizard/app-1');
  return within(await screen.findByRole('region', { name: 'A second opinion' }));
};
const answerWith = (changes: Partial<PatentJobOf<'review'>>) => {
  service.on('POST', reviewPath('app-1'), () => ({ status: 202, body: { success: true, jobId: 'job-1' } }));
  service.on('GET', patentJobPath('job-1'), () => ({
    body: {
      success: true,
      job: {
        jobId: 'job-1',
        kind: 'review',
        applicationId: 'app-1',
        asked: {},
        state: 'running',
        progress: 10,
        step: 'The language model is reading the draft',
        createdAt: '2026-01-02T03:04:05.000Z',
        startedAt: '2026-01-02T03:04:06.000Z',
        finishedAt: null,
        ...changes,
      },
    },
  }));
};
const done = (findings: ReviewFinding[], more: object = {}) =>
  answerWith({
    state: 'done',
    progress: 100,
    step: null,
    result: { findings, model: 'small-model', version: 1, dropped: 0, cut: false, ...more },
  });
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask for a review' }));

describe('the review by a language model', () => {
  it('is told not to be there where no model is set up', async () => {
    const section = await open(null);
    expect(
      section.getByText(
        'No language model is set up here. The audit above is rule-based and complete without a model.',
      ),
    ).toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says beforehand who reads the draft, and what its word is worth', async () => {
    const section = await open('small-model');
    expect(section.getByText(/^small-model can read the draft .* Your draft is sent to it\./)).toBeInTheDocument();
    expect(service.sent('POST', reviewPath('app-1'))).toEqual([]);
  });

  it('shows each opinion with the words it is about, marked as one', async () => {
    const section = await open('small-model');
    done([finding()], { cut: true });
    await ask();
    const item = within(await section.findByRole('listitem'));
    expect(item.getByText('It ties the kettle to one color.')).toBeInTheDocument();
    expect(item.getByText('always red', { selector: 'mark' })).toBeInTheDocument();
    expect(item.getByText('Opinion of a language model')).toBeInTheDocument();
    expect(section.getByText(/has not read the end of it/)).toBeInTheDocument();
    await userEvent.click(item.getByRole('button', { name: /^Show: It ties/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summary' })).toBeInTheDocument();
  });

  it('shows what it is doing, and that it may have nothing to say', async () => {
    const section = await open('small-model');
    answerWith({});
    await ask();
    expect(await section.findByText('The language model is reading the draft')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Being reviewed' })).toBeDisabled();
  });

  it('has nothing to remark', async () => {
    const section = await open('small-model');
    done([]);
    await ask();
    expect(await section.findByText('The model had nothing to remark.')).toBeInTheDocument();
  });

  it('says why it failed, and can be asked again', async () => {
    const section = await open('small-model');
    answerWith({
      state: 'failed',
      failure: { code: 'MODEL_FAILED', error: 'The language model could not review it.' },
    });
    await ask();
    expect(await section.findByRole('alert')).toHaveTextContent('The language model could not review it.');
    expect(section.getByRole('button', { name: 'Ask for a review' })).toBeEnabled();
  });
});

describe('opinions on a draft that goes on being written', () => {
  const draft = (summary: string) => applicationWith({ summary });

  it('stay at their words', () => {
    expect(standingFindings([finding()], draft(SUMMARY))).toEqual([finding()]);
    const [moved] = standingFindings([finding()], draft(`In short: ${SUMMARY}`));
    expect(moved?.span).toEqual({ start: 24, end: 34 });
  });

  it('go with their words', () => {
    expect(standingFindings([finding()], draft('The kettle may be red.'))).toEqual([]);
  });
});
