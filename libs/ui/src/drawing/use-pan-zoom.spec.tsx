import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { innerRoom, usePanZoom } from './use-pan-zoom.ts';

const WIDE = { width: 2000, height: 300 };
const ROOM = { width: 800, height: 400 };
const OPENING = { scale: 1, focus: { x: 1000, y: 150 } };
const MOUSE = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, isPrimary: true };

/** jsdom knows no pointer events. */
class PressEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
}
beforeAll(() => {
  // of pointer events no more is read than `PressEvent` has
  window.PointerEvent ??= PressEvent as unknown as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

function Drawing() {
  const frame = useRef<HTMLDivElement>(null);
  const { view, whole, zoomIn, showAll, reveal, wasPanned, onPointerDown } = usePanZoom(frame, WIDE, ROOM, OPENING);
  return (
    <div>
      <div ref={frame} data-testid="frame" onPointerDown={onPointerDown} />
      <output>{JSON.stringify({ ...view, whole, panned: wasPanned() })}</output>
      <button onClick={zoomIn}>in</button>
      <button onClick={showAll}>all</button>
      <button onClick={() => reveal({ x: 50, y: 150, width: 100, height: 40 })}>reveal</button>
    </div>
  );
}
const frame = () => screen.getByTestId('frame');
const view = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<'x' | 'y' | 'scale', number>;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const at = (clientX: number, clientY: number, more = {}) => ({ ...MOUSE, clientX, clientY, ...more });

beforeEach(() => void render(<Drawing />));

it('opens with what matters in the middle, and leaves no empty edge', () => {
  expect(view()).toMatchObject({ scale: 1, x: -600, y: 50, whole: false });
});

it('shows all of it, and zooms around the middle of the frame', () => {
  press('all');
  const fitted = innerRoom(ROOM).width / WIDE.width;
  expect(view()).toMatchObject({ scale: fitted, x: 16, whole: true });
  press('in');
  expect(view().scale).toBeCloseTo(fitted * 1.25);
  expect(view().x).toBeCloseTo(400 - (400 - 16) * 1.25);
});

it('is zoomed by the wheel with ctrl only, at the pointer', () => {
  fireEvent.wheel(frame(), { deltaY: -120, clientX: 0, clientY: 0 });
  expect(view().scale).toBe(1);
  fireEvent.wheel(frame(), { deltaY: -120, clientX: 0, clientY: 0, ctrlKey: true });
  expect(view().scale).toBeCloseTo(Math.exp(0.5));
  expect(view().x).toBeCloseTo(-600 * Math.exp(0.5));
});

it('follows a press over the whole window, and never leaves sight', () => {
  fireEvent.pointerDown(frame(), at(100, 100));
  fireEvent.pointerMove(document.body, at(140, 90));
  expect(view()).toMatchObject({ x: -560, y: 40, panned: true });
  fireEvent.pointerMove(document.body, at(5000, 90));
  expect(view().x).toBe(ROOM.width - 56);
  fireEvent.pointerUp(document.body, at(5000, 90));
  fireEvent.pointerMove(document.body, at(0, 0));
  expect(view().x).toBe(ROOM.width - 56);
});

it('a press that hardly moves is none', () => {
  fireEvent.pointerDown(frame(), at(100, 100));
  fireEvent.pointerMove(document.body, at(103, 102));
  expect(view()).toMatchObject({ x: -600, panned: false });
});

it('is pinched by two fingers', () => {
  const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 });
  fireEvent.pointerDown(frame(), at(100, 100, finger(1)));
  fireEvent.pointerDown(frame(), at(200, 100, finger(2)));
  fireEvent.pointerMove(document.body, at(300, 100, finger(2)));
  expect(view().scale).toBeCloseTo(2);
});

it('brings a box into sight', () => {
  press('reveal');
  expect(view()).toMatchObject({ x: 16, y: 50 });
});
