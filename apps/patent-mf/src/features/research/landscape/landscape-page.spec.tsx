import { LANDSCAPE_PATH, landscapeEventsPath, landscapeJobPath, type LandscapeJob } from '@premise/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch, landscapeWith } from '../../../testing/fake-research.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { LandscapePage } from './landscape-page.tsx';
import { signedPercent } from './signed-percent.ts';

const UNAVAILABLE =
  'Real-time patent analysis is not yet available. Please use the Patent Search tool to find specific patents.';
const jobWith = (changes: Partial<LandscapeJob> = {}): LandscapeJob => ({
  jobId: 'job-1',
  area: landscapeWith().area,
  state: 'done',
  progress: 100,
  step: null,
  result: landscapeWith(),
  createdAt: '2026-11-22T06:00:00.000Z',
  finishedAt: '2026-11-22T06:00:02.000Z',
  ...changes,
});
/** One that has no result, or none yet. */
const unfinishedWith = (changes: Partial<LandscapeJob>): LandscapeJob => {
  const { result: _result, ...job } = jobWith();
  return { ...job, ...changes };
};

let service: FakePatentService;
const answerJob = (job: LandscapeJob) =>
  service.on('GET', landscapeJobPath('job-1'), () => ({ body: { success: true, job } }));
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
  service.on('POST', LANDSCAPE_PATH, () => ({ status: 202, body: { success: true, jobId: 'job-1' } }));
  service.on('DELETE', landscapeJobPath('job-1'), () => ({ body: { success: true } }));
  answerJob(jobWith());
});
const show = (hash = '') => renderAt(`/patent-buddy/analysis${hash}`, { signedIn: false, page: <LandscapePage /> });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const asked = () => service.sent('POST', LANDSCAPE_PATH).map(({ body }) => body['area']);
const result = () => screen.findByRole('heading', { name: /^Robotics/ });

describe('before an analysis', () => {
  it('reads Select a Technology Area [S2-016] [S2-253] [S2-445]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Landscape Analysis' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Select a Technology Area' })).toBeInTheDocument();
  });

  it.each([
    ['Artificial Intelligence [S2-242]', 'Artificial Intelligence'],
    ['Machine Learning [S2-243]', 'Machine Learning'],
    ['Blockchain [S2-244]', 'Blockchain'],
    ['Internet of Things [S2-245]', 'Internet of Things'],
    ['Cybersecurity [S2-246]', 'Cybersecurity'],
    ['Biotechnology [S2-247]', 'Biotechnology'],
    ['Clean Energy [S2-248]', 'Clean Energy'],
    ['Robotics [S2-249]', 'Robotics'],
    ['Quantum Computing [S2-250]', 'Quantum Computing'],
    ['Augmented Reality [S2-251]', 'Augmented Reality'],
  ])('offers %s', async (_, area) => {
    show();
    const select = screen.getByRole('combobox', { name: 'Technology area' });
    expect(within(select).getAllByRole('option')).toHaveLength(11);
    await userEvent.selectOptions(select, area);
    await press('Analyze Landscape');
    await waitFor(() => expect(asked()).toEqual([{ kind: 'technology', name: area }]));
  });

  it('has a button Analyze Landscape that waits for an area [S2-252] [S2-427]', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Analyze Landscape' });
    expect(button).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Look at' }), 'Your own words');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), '  {Enter}');
    expect(asked()).toEqual([]);
  });

  it.each([
    ['Your own words', 'wireless charging', { kind: 'query', query: 'wireless charging' }],
    ['CPC class', 'h02j 50/10', { kind: 'cpc', cpc: 'H02J 50/10' }],
  ])('takes %s as an area', async (kind, typed, area) => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Look at' }), kind);
    await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`);
    await waitFor(() => expect(asked()).toEqual([area]));
  });
});

describe('while it is made', () => {
  it('tells what is being done and how far it has come, then shows the result', async () => {
    answerJob(unfinishedWith({ state: 'running', progress: 40, step: 'Counting by year' }));
    show('#area=Robotics');
    expect(await screen.findByText('Counting by year · 40%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Analysis of Robotics' })).toHaveAttribute('aria-valuenow', '40');
    answerJob(jobWith());
    expect(await result()).toBeInTheDocument();
  });

  it('is followed as its event stream tells, without being asked for', async () => {
    const running = unfinishedWith({ state: 'running', progress: 40, step: 'Counting' });
    answerJob(running);
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
    const streamed = { ok: true, status: 200, headers: new Headers({ 'content-type': 'text/event-stream' }), body };
    const { fetch } = globalThis;
    const url = new URL(landscapeEventsPath('job-1'), 'http://localhost').href;
    globalThis.fetch = (input, init) =>
      (input instanceof URL ? input.href : input) === url
        ? Promise.resolve({ ...streamed, url } as Response)
        : fetch(input, init);
    const tell = (job: LandscapeJob) =>
      act(() => stream?.enqueue(new TextEncoder().encode(`event: job\ndata: ${JSON.stringify(job)}\n\n`)));
    show('#area=Robotics');
    await screen.findByText('Counting · 40%');
    tell({ ...running, progress: 41 });
    await screen.findByText('Counting · 41%');
    const asked = () => service.sent('GET', landscapeJobPath('job-1')).length;
    const before = asked();
    for (const progress of [50, 60, 70]) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      tell({ ...running, progress, step: `Counting: ${progress},000 documents` });
      await screen.findByText(`Counting: ${progress},000 documents · ${progress}%`);
    }
    tell(jobWith());
    expect(await result()).toBeInTheDocument();
    expect(asked()).toBe(before);
  });

  it('can be cancelled', async () => {
    answerJob(unfinishedWith({ state: 'running', progress: 40, step: 'Counting' }));
    show('#area=Robotics');
    await screen.findByText('Counting · 40%');
    await press('Cancel');
    expect(screen.getByRole('heading', { name: 'Select a Technology Area' })).toBeInTheDocument();
    await waitFor(() => expect(service.sent('DELETE', landscapeJobPath('job-1'))).toHaveLength(1));
  });
});

describe('the result', () => {
  it('has an overview with its figures, each with the list behind it [S2-254] [S2-258] [S2-259] [S2-260] [S2-274]', async () => {
    show('#area=Robotics');
    await result();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Total patents').nextSibling).toHaveTextContent('1,204');
    expect(screen.getByText('Active patents').nextSibling).toHaveTextContent('803');
    expect(screen.getByText('Pending applications').nextSibling).toHaveTextContent('96');
    expect(screen.getByRole('link', { name: '1,204' })).toHaveAttribute('href', '/patent-buddy/search#area=Robotics');
  });

  it('shows a growth rate that was computed, and how [S2-261]', async () => {
    show('#area=Robotics');
    await result();
    const figure = screen.getByText('Growth rate').closest('div');
    expect(figure).toHaveTextContent('+12.5%');
    expect(figure).toHaveTextContent('90 documents in 2025 against 80 in 2024.');
    expect(screen.queryByText('+15.2%')).toBeNull();
  });

  it('shows top inventors and companies [S2-262] [S2-263]', async () => {
    show('#area=Robotics');
    await result();
    const inventors = within(screen.getByRole('table', { name: 'Top inventors' }));
    expect(inventors.getByRole('row', { name: 'Maria Keller Quayside Instruments 14' })).toBeInTheDocument();
    const companies = within(screen.getByRole('table', { name: 'Top companies' }));
    expect(companies.getByRole('row', { name: 'Quayside Instruments 41 −8.3%' })).toBeInTheDocument();
    expect(companies.getByRole('row', { name: 'Harbour Gardens 20 —' })).toBeInTheDocument();
  });

  it('has a tab Trends with trends by year and month, as charts and as tables [S2-255] [S2-264] [S2-265] [S2-329]', async () => {
    show('#area=Robotics');
    await result();
    await tab('Trends');
    expect(screen.getByRole('tab', { name: 'Trends' })).toHaveAttribute('aria-selected', 'true');
    const years = within(screen.getByRole('list', { name: 'Patents by year' }));
    expect(years.getByRole('link', { name: /^2025 ?: ?90 patents$/ })).toHaveAttribute(
      'href',
      '/patent-buddy/search#area=Robotics&year=2025',
    );
    expect(years.getAllByRole('listitem')[2]).toHaveTextContent('2026: 40 patents, not complete');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'October 2026: Applications 5, Grants 3');
    await press('Monthly applications and grants as a table');
    const months = within(screen.getByRole('table', { name: 'Applications and grants by month' }));
    expect(months.getByRole('row', { name: 'September 2026 4 6' })).toBeInTheDocument();
  });

  it('has opportunities [S2-256] [S2-266] [S2-267] [S2-268] [S2-330]', async () => {
    show('#area=Robotics&tab=opportunities');
    await result();
    expect(screen.getByRole('list', { name: 'White space' })).toHaveTextContent('2 patents where 9 would be expected');
    expect(screen.getByRole('list', { name: 'Emerging trends' })).toHaveTextContent('12 in 2025 against 4 in 2024');
    expect(screen.getByRole('list', { name: 'Market gaps' })).toHaveTextContent('No small company files');
    expect(screen.getByRole('link', { name: /^The patents behind: Grippers/ })).toHaveAttribute(
      'href',
      '/patent-buddy/search#area=Robotics&cpc=B25J&cpc=A01G',
    );
  });

  it('has the competition [S2-257] [S2-269] [S2-270] [S2-271] [S2-272] [S2-273] [S2-331]', async () => {
    show('#area=Robotics&tab=competitive');
    await result();
    const clusters = within(screen.getByRole('table', { name: 'Patent clusters' }));
    expect(clusters.getByRole('row', { name: 'B25J Manipulators 12 300 High' })).toBeInTheDocument();
    const players = within(screen.getByRole('table', { name: 'Key players' }));
    expect(players.getByRole('row', { name: 'Quayside Instruments High 88 / 100 B25J, A01G' })).toBeInTheDocument();
    expect(players.getByRole('row', { name: 'Harbour Gardens medium 31 / 100 A01G' })).toBeInTheDocument();
  });

  it('says what density, strength, threat and a growth without a figure are', async () => {
    show('#area=Robotics');
    await result();
    expect(screen.getByText(/^—: too few to tell. Growth needs a patent in the year before/)).toBeInTheDocument();
    await tab('Competitive');
    expect(
      screen.getByText(/^Density goes by patents for each company .* High from 4 on, Medium from 2/),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Strength compares .* Threat is High from a strength of 70 on, medium below/),
    ).toBeInTheDocument();
  });

  it('explains no growth without a figure where there is none', async () => {
    const overview = { ...landscapeWith().overview, topCompanies: [{ name: 'Acme', patents: 41, growth: 2 }] };
    answerJob(jobWith({ result: landscapeWith({ overview }) }));
    show('#area=Robotics');
    await result();
    expect(screen.getByRole('row', { name: 'Acme 41 +2%' })).toBeInTheDocument();
    expect(screen.queryByText(/too few to tell/)).toBeNull();
  });

  it('is marked as sample data, says what it cannot tell, and is taken along', async () => {
    show('#area=Robotics');
    await result();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    expect(screen.getByText('In force is an estimate from filing dates.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      `${landscapeJobPath('job-1')}/export?format=pdf`,
    );
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      `${landscapeJobPath('job-1')}/export?format=csv`,
    );
  });

  it('bears one kept by a version before, which did not tell of what the total is', async () => {
    const { totalBasis, ...overview } = landscapeWith().overview;
    answerJob(jobWith({ result: landscapeWith({ overview }) }));
    show('#area=Robotics');
    await result();
    const total = screen.getByText('Total patents').closest('div');
    expect(total).not.toHaveTextContent(totalBasis ?? 'told');
    expect(total?.querySelectorAll('dd')).toHaveLength(1);
  });

  it('an area without documents has no empty tables', async () => {
    const overview = { ...landscapeWith().overview, totalPatents: 0, topInventors: [], topCompanies: [] };
    answerJob(jobWith({ result: landscapeWith({ overview }) }));
    show('#area=Robotics');
    expect(await screen.findByRole('heading', { name: 'No patents in Robotics' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says so where there is nothing to show', async () => {
    const opportunities = { whiteSpace: [], emergingTrends: [], marketGaps: [] };
    const competitive = { patentClusters: [], keyPlayers: [] };
    answerJob(jobWith({ result: landscapeWith({ opportunities, competitive }) }));
    show('#area=Robotics&tab=opportunities');
    await result();
    expect(screen.getByText('No unusually rare class combinations.')).toBeInTheDocument();
    await tab('Competitive');
    expect(screen.getByText('No company stands out.')).toBeInTheDocument();
  });
});

describe('where it cannot be made', () => {
  it('shows the text in a panel, which Clear Message removes [S2-480] [S2-481] [S2-482]', async () => {
    service.on('POST', LANDSCAPE_PATH, () => ({
      status: 409,
      body: { success: false, code: 'CANNOT_AGGREGATE', error: UNAVAILABLE },
    }));
    show('#area=Robotics');
    expect(await screen.findByText('Analysis Unavailable')).toBeInTheDocument();
    expect(screen.getByText(UNAVAILABLE)).toBeInTheDocument();
    await press('Clear Message');
    expect(screen.queryByText('Analysis Unavailable')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Select a Technology Area' })).toBeInTheDocument();
  });

  it('a job that fails says why and can be tried again', async () => {
    const failure = { code: 'JOB_FAILED', error: 'The index was away.' } as const;
    answerJob(unfinishedWith({ state: 'failed', progress: 30, failure }));
    show('#area=Robotics');
    expect(await screen.findByText('The index was away.')).toBeInTheDocument();
    answerJob(jobWith());
    await press('Try again');
    expect(await result()).toBeInTheDocument();
    expect(asked()).toHaveLength(2);
  });
});

it.each([
  [12.5, '+12.5%'],
  [-8.34, '−8.3%'],
  [0, '0%'],
  [null, '—'],
])('growth of %p reads %s', (growth, words) => {
  expect(signedPercent(growth)).toBe(words);
});

it('of an area that ends before the source does, marks no year and leads nowhere with a rate it cannot tell', async () => {
  const made = landscapeWith();
  const [first] = made.trends.yearlyGrowth;
  const year = first?.year ?? 2020;
  answerJob(
    jobWith({
      result: {
        ...made,
        overview: { ...made.overview, growthRate: null },
        trends: { ...made.trends, yearlyGrowth: [{ year, patents: 1 }], partialYear: year + 2 },
      },
    }),
  );
  show('#area=Robotics');
  await result();
  const rate = screen.getByText('Growth rate').nextElementSibling as HTMLElement;
  expect(within(rate).queryByRole('link')).toBeNull();
  await tab('Trends');
  expect(await screen.findByText('Patents by year of publication')).toBeInTheDocument();
});
