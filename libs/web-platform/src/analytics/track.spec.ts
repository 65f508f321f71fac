import { eventCounts, pageOf, track, trackedEvents, type TrackedEvent } from './track.ts';

describe('analytics events', () => {
  afterEach(() => {
    delete window.premiseAnalytics;
  });

  it('are counted in the page and handed to the listener an operator has set', () => {
    const heard: TrackedEvent[] = [];
    track('page_view', { page: '/' });
    window.premiseAnalytics = (event) => heard.push(event);
    track('analyze_argument', { engine: 'default' });
    track('analyzer_empty_input');
    expect(trackedEvents().map(({ event }) => event)).toEqual([
      'page_view',
      'analyze_argument',
      'analyzer_empty_input',
    ]);
    expect(heard).toMatchObject([
      { event: 'analyze_argument', properties: { engine: 'default' } },
      { event: 'analyzer_empty_input', properties: {} },
    ]);
    expect(Object.fromEntries(eventCounts())).toEqual({ page_view: 1, analyze_argument: 1, analyzer_empty_input: 1 });
  });

  it('go nowhere by themselves: no call, nothing stored', () => {
    const fetched = jest.fn();
    const before = globalThis.fetch;
    globalThis.fetch = fetched as typeof fetch;
    const beacon = jest.fn();
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    try {
      track('page_view', { page: '/about' });
      track('analysis_error', { code: 'INTERNAL' });
    } finally {
      globalThis.fetch = before;
    }
    expect(fetched).not.toHaveBeenCalled();
    expect(beacon).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('keep the last two hundred, however long the page is open', () => {
    for (let count = 0; count < 450; count += 1) track('analyzer_empty_input');
    expect(trackedEvents()).toHaveLength(200);
    expect(eventCounts().get('analyzer_empty_input')).toBeGreaterThanOrEqual(450);
  });

  it('never stop the page, whatever the listener does', () => {
    const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.premiseAnalytics = () => {
      throw new Error('listener');
    };
    expect(() => track('analysis_error', { code: 'INTERNAL' })).not.toThrow();
    noted.mockRestore();
  });
});

describe('the page of an address', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/research/clarity-infrastructure', '/research/clarity-infrastructure'],
    ['/patent-audit-thanks', '/patent-audit-thanks'],
    ['/analysis/1b7c2f0e-5d1c-4b7e-9a57-0d8f2f2f9d11', '/analysis/:id'],
    ['/patent-buddy/draft/42', '/patent-buddy/draft/:id'],
    ['/ada@example.org', '/:id'],
    ['/verify/eyJhbGciOiJFUzI1NiJ9', '/verify/:id'],
    ['/a/b/c/d/e/f', '/a/b/c/d'],
    ['/%F0%9F%9A%A7', '/:id'],
    ['/abcdefghijklmnopqrstuvwxyz', '/:id'],
  ])('%s is %s', (pathname, page) => {
    expect(pageOf(pathname)).toBe(page);
  });
});
