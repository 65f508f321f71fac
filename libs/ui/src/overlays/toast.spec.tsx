import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PremiseProvider } from '../theme/premise-provider.tsx';
import { showToast, UNDO_MS } from './toast-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.advanceTimersByTime(UNDO_MS));
  jest.useRealTimers();
});

const page = () => {
  render(
    <PremiseProvider>
      <button>Work</button>
    </PremiseProvider>,
  );
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
};
const show = (message: string, onUndo?: () => void) => act(() => showToast({ message, onUndo }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const undo = () => screen.queryByRole('button', { name: 'Undo' });

it('a toast is announced in a live region that was there before it, and names a landmark of its own', () => {
  page();
  const [live] = document.querySelectorAll('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  show('Ada is blocked.');
  expect(live).toHaveTextContent('Ada is blocked.');
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Ada is blocked.');
});

it('a toast offers Undo for 10 seconds, then goes', () => {
  page();
  const onUndo = jest.fn();
  show('Ada is blocked.', onUndo);
  wait(9_999);
  expect(undo()).toBeInTheDocument();
  wait(1);
  expect(undo()).toBeNull();
  expect(onUndo).not.toHaveBeenCalled();
});

it('Undo in a toast acts once and closes the toast', async () => {
  const user = page();
  const onUndo = jest.fn();
  show('Ada is blocked.', onUndo);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

it('F6 leads into the newest toast and back, and closing a toast gives the focus back', async () => {
  const user = page();
  const onUndo = jest.fn();
  const work = screen.getByRole('button', { name: 'Work' });
  work.focus();
  await user.keyboard('{F6}');
  expect(work).toHaveFocus();
  show('Ada is blocked.', onUndo);
  expect(work).toHaveFocus();
  await user.keyboard('{F6}');
  expect(undo()).toHaveFocus();
  expect(undo()).toHaveAttribute('aria-keyshortcuts', 'F6');
  await user.keyboard('{F6}');
  expect(work).toHaveFocus();
  await user.keyboard('{F6}{Escape}');
  expect(undo()).toBeNull();
  expect(work).toHaveFocus();
  show('Ada is active again.', onUndo);
  await user.keyboard('{F6}{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(work).toHaveFocus();
});

it('a toast stays while the pointer or the focus is in it, and has its whole time afterwards', () => {
  page();
  show('Ada is blocked.', jest.fn());
  const region = screen.getByRole('region', { name: 'Notifications' });
  wait(9_000);
  fireEvent.pointerEnter(region);
  wait(60_000);
  expect(undo()).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  wait(9_999);
  expect(undo()).toBeInTheDocument();
  act(() => undo()?.focus());
  wait(60_000);
  act(() => undo()?.blur());
  wait(9_999);
  expect(undo()).toBeInTheDocument();
  wait(1);
  expect(undo()).toBeNull();
});

it('three toasts stand at most, and the oldest makes room', () => {
  page();
  for (const name of ['First', 'Second', 'Third', 'Fourth']) show(name);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Second', 'Third', 'Fourth']);
});
