import { track, trackedEvents, type TrackedEvent } from './track.ts';

describe('analytics events', () => {
  afterEach(() => {
    delete window.premiseAnalytics;
  });

  it('are kept in the page and handed to the listener an operator has set', () => {
    const heard: TrackedEvent[] = [];
    track('page_view', { path: '/' });
    window.premiseAnalytics = (event) => heard.push(event);
    track('analyze_argument', { length: 120 });
    expect(trackedEvents().map(({ event }) => event)).toEqual(['page_view', 'analyze_argument']);
    expect(heard).toMatchObject([{ event: 'analyze_argument', properties: { length: 120 } }]);
  });

  it('never stop the page, whatever the listener does', () => {
    const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.premiseAnalytics = () => {
      throw new Error('listener');
    };
    expect(() => track('analysis_error')).not.toThrow();
    noted.mockRestore();
  });
});
