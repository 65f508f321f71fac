import { RULES } from '@premise/patent-rules';
import { act, renderHook } from '@testing-library/react';
import { draftOf, type WizardDraft } from '@premise/web-platform';
import { applicationWith } from '../../../testing/fake-patent-service.ts';
import { useAudit } from './use-audit.ts';

const draftWith = (abstract: string) => draftOf(applicationWith({ abstract }));

/** A clock by which every look at it takes a tenth of a second: no piece of work has time for a second rule. */
function slowClock(): void {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
}

describe('the audit while somebody writes', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const tasks = (count: number) => {
    for (let task = 0; task < count; task += 1) act(() => jest.advanceTimersToNextTimer());
  };

  it('gives way to keys after each piece of a long draft', () => {
    slowClock();
    const draft = draftWith('A lever.');
    const { result } = renderHook(() => useAudit(draft));
    tasks(RULES.length);
    expect(result.current).toBeNull();
    tasks(1);
    expect(result.current?.draft).toBe(draft);
  });

  it('lets go of a draft that has been written on', () => {
    slowClock();
    const [first, second] = [draftWith('A lever.'), draftWith('A lever and a spring.')];
    const { result, rerender } = renderHook((draft: WizardDraft) => useAudit(draft), { initialProps: first });
    tasks(RULES.length);
    rerender(second);
    const seen = new Set<unknown>();
    while (jest.getTimerCount() > 0) {
      tasks(1);
      seen.add(result.current?.draft);
    }
    expect([...seen]).toEqual([undefined, second]);
  });

  it('is there with one task where there is time', () => {
    const { result } = renderHook((draft: WizardDraft) => useAudit(draft), { initialProps: draftWith('A lever.') });
    jest.spyOn(performance, 'now').mockReturnValue(0);
    tasks(1);
    expect(result.current).not.toBeNull();
  });
});
