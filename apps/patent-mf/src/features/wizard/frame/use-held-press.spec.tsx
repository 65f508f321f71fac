import { fireEvent, render, screen } from '@testing-library/react';
import { useHeldPress } from './use-held-press.ts';

const pressed: string[] = [];
function Row() {
  return (
    <div {...useHeldPress()}>
      <button onClick={() => pressed.push('next')}>Next</button>
      <p>Words</p>
    </div>
  );
}
const at = (clientX: number, clientY: number) => ({ button: 0, detail: 1, clientX, clientY });

describe('a button that slides while it is pressed', () => {
  let held: string[] = [];
  const setPointerCapture = Element.prototype.setPointerCapture;
  beforeEach(() => {
    pressed.length = 0;
    held = [];
    Element.prototype.setPointerCapture = function (this: Element) {
      held.push(this.textContent ?? '');
    };
    render(<Row />);
  });
  afterEach(() => {
    Element.prototype.setPointerCapture = setPointerCapture;
  });

  it('keeps the pointer, and its click counts', () => {
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent(next, new MouseEvent('pointerdown', { bubbles: true, ...at(100, 200) }));
    expect(held).toEqual(['Next']);
    fireEvent.click(next, at(103, 198));
    expect(pressed).toEqual(['next']);
  });

  it('is not clicked by somebody who moved away before letting go', () => {
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent(next, new MouseEvent('pointerdown', { bubbles: true, ...at(100, 200) }));
    fireEvent.click(next, at(100, 290));
    expect(pressed).toEqual([]);
  });

  it('answers the keyboard as before, and words hold nothing', () => {
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent(next, new MouseEvent('pointerdown', { bubbles: true, ...at(100, 200) }));
    fireEvent.click(next, { detail: 0 });
    expect(pressed).toEqual(['next']);
    held = [];
    fireEvent(screen.getByText('Words'), new MouseEvent('pointerdown', { bubbles: true, ...at(1, 1) }));
    expect(held).toEqual([]);
  });
});
