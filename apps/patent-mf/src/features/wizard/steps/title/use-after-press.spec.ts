import { fireEvent, renderHook } from '@testing-library/react';
import { useAfterPress } from './use-after-press.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const { result, unmount } = renderHook(() => useAfterPress());
  const done: string[] = [];
  return { afterPress: (name: string) => result.current(() => done.push(name)), done, unmount };
}

describe('what moves the page about', () => {
  it('is done at once while nothing is pressed', () => {
    const { afterPress, done } = setUp();
    afterPress('keyboard');
    expect(done).toEqual(['keyboard']);
  });

  it('waits until the button is let go, and until its click has been heard', async () => {
    const { afterPress, done } = setUp();
    document.body.addEventListener('click', () => done.push('click'), { once: true });
    fireEvent.pointerDown(document.body);
    afterPress('moved');
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    expect(done).toEqual(['click']);
    await nextTask();
    expect(done).toEqual(['click', 'moved']);
    // and once only
    fireEvent.pointerUp(document.body);
    await nextTask();
    expect(done).toEqual(['click', 'moved']);
  });

  it('is not lost when the press becomes a scroll, which no letting go follows', async () => {
    const { afterPress, done } = setUp();
    fireEvent.pointerDown(document.body);
    afterPress('moved');
    fireEvent.pointerCancel(document.body);
    await nextTask();
    expect(done).toEqual(['moved']);
    afterPress('again');
    expect(done).toEqual(['moved', 'again']);
  });

  it('listens no longer once its component is gone', () => {
    const removed = jest.spyOn(document, 'removeEventListener');
    setUp().unmount();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(['pointerdown', 'pointerup', 'pointercancel']),
    );
  });
});
