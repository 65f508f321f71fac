import { dashboardState } from '../../shared/dashboard-navigation.ts';
import { SAMPLE_RESULTS, SAMPLE_TEXT } from '../../testing/sample-results.ts';
import { passedAnalysis } from './passed-analysis.ts';

const state = (over: object = {}) => ({
  analysisResults: { ...SAMPLE_RESULTS, ...over },
  originalArgument: SAMPLE_TEXT,
});
const [finding] = SAMPLE_RESULTS.findings;

describe('passedAnalysis', () => {
  it('takes an analysis as the analyzer passes it, and as S1 names it', () => {
    expect(passedAnalysis(dashboardState(SAMPLE_RESULTS, 'user-1'), 'user-1')).toEqual(SAMPLE_RESULTS);
    expect(passedAnalysis(state(), 'user-1')).toEqual(SAMPLE_RESULTS);
  });

  it('does not show what another account of this browser passed', () => {
    expect(passedAnalysis(dashboardState(SAMPLE_RESULTS, 'user-1'), 'user-2')).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'analysisResults'],
    ['a list', []],
    ['other state', { message: 'Please sign in' }],
    ['no argument', { analysisResults: SAMPLE_RESULTS }],
    ['no results', { originalArgument: SAMPLE_TEXT }],
    ['results that are null', { analysisResults: null, originalArgument: SAMPLE_TEXT }],
    ['results of another text', { analysisResults: SAMPLE_RESULTS, originalArgument: 'Something else.' }],
    ['an argument that is no text', { analysisResults: SAMPLE_RESULTS, originalArgument: 7 }],
    ['a missing part', state({ argumentStructure: undefined })],
    ['a list that is none', state({ components: { ...SAMPLE_RESULTS.components, flaws: 'one' } })],
    ['a list with a hole', state({ findings: [undefined] })],
    ['an unknown role', state({ findings: [{ ...finding, role: 'toString' }] })],
    ['words beyond the text', state({ findings: [{ ...finding, spans: [{ start: 0, end: 100_000 }] }] })],
    ['words that end before they begin', state({ findings: [{ ...finding, spans: [{ start: 9, end: 3 }] }] })],
    ['a broken number', state({ assumptionsCount: Number.NaN })],
    ['an unknown engine', state({ engine: { name: 'oracle', version: '1' } })],
    ['an unknown notice', state({ notices: [{ code: 'OTHER', text: '' }] })],
    ['a model reply without parts', state({ parsed: {} })],
  ])('takes %s for nothing', (_name, passed) => {
    expect(passedAnalysis(passed, 'user-1')).toBeNull();
  });
});
