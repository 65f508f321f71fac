import { toDiagram } from '@premise/argument-formats';
import { readAnalysis } from '@premise/argument-graph';
import { analyzeArgument } from '@premise/argument-engine';
import type { AnalysisResults } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SAMPLE_RESULTS, SAMPLE_TEXT } from '../../../testing/sample-results.ts';
import { AnalysisResultsView } from '../analysis-results-view.tsx';

const EDITORIAL =
  'We should close the old bridge to cars. Every engineer who inspected it found cracks in its supports, and repairs ' +
  'would cost more than a new one. My neighbour heard a terrible noise, so it must be about to collapse. Some people ' +
  'say that closing it would hurt the shops. However, most customers come by bus. Therefore, closing it is the only choice.';

/** A pointer's event, of which jsdom knows the mouse's half. */
class PressEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary = true;

  constructor(name: string, init: PointerEventInit) {
    super(name, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
}

/** Shows a result and draws its map, which in a browser happens when the reader comes near. */
async function showMap(results: AnalysisResults = SAMPLE_RESULTS) {
  const { container } = render(
    <PremiseProvider>
      <AnalysisResultsView results={results} title="Analysis" />
    </PremiseProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Draw the map' }));
  await screen.findByRole('group', { name: 'Argument map' }, { timeout: 15_000 });
  return container;
}
const frame = () => within(screen.getByRole('group', { name: 'Argument map' }));
const node = (name: RegExp) => frame().getByRole('button', { name });
const attributes = (container: Element, name: string) =>
  Array.from(container.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? '').sort();

/** Every relation of the graph, told as the map tells it. */
const relationsOf = (results: AnalysisResults) =>
  toDiagram(readAnalysis(results))
    .edges.map(({ from, to, kind }) => `${from} ${from === 'inference' ? 'conclude' : kind} ${to}`)
    .sort();

describe('the argument map', () => {
  it.each([
    ['a small result', SAMPLE_RESULTS],
    ['what the built-in engine makes of an editorial', analyzeArgument(EDITORIAL)],
  ])('holds the nodes and relations of the graph, and its outline holds the same: %s', async (_name, results) => {
    const container = await showMap(results);
    const statements = toDiagram(readAnalysis(results))
      .nodes.filter(({ role }) => role !== 'inference')
      .map(({ id }) => id)
      .sort();
    expect(statements.length).toBeGreaterThan(2);
    expect(attributes(container, 'data-node')).toEqual(statements);
    expect(attributes(container, 'data-outline-node')).toEqual(statements);
    expect(attributes(container, 'data-line')).toEqual(relationsOf(results));
    expect(attributes(container, 'data-relation')).toEqual(relationsOf(results));
    expect(attributes(container, 'data-step')).toEqual(attributes(container, 'data-outline-step'));
  });

  it('tells each node by role, sign, whole text and relations, from the head of the page down', async () => {
    await showMap();
    const names = frame()
      .getAllByRole('button')
      .map((element) => element.getAttribute('aria-label') ?? '');
    expect(names[0]).toMatch(/^C Conclusion.* — rests on P1, P2, A1, A2, A3, A4; attacked by X$/);
    expect(names[1]).toBe('P1 Premise: All children need a quiet place to read, because homes are loud. — supports C');
    expect(names.some((name) => /^X Counter argument: Schools could open .* — attacks C$/.test(name))).toBe(true);
    expect(names.some((name) => /^F Flaw.* — undercuts the step to C$/.test(name))).toBe(true);
  });

  it('gives the outline the whole text of every node, as a nested list', async () => {
    await showMap();
    const outline = within(screen.getByRole('group', { name: 'The map as an outline' }));
    const [root] = outline.getAllByRole('listitem');
    expect(root).toHaveTextContent(/^CConclusion · Prescriptive C: Therefore the library must stay open\./);
    // the mark shows the sign to the eye; in words it stands for those who hear the page, and for them alone
    const [name] = within(root as HTMLElement).getAllByText(/^Conclusion · Prescriptive/);
    expect(name?.firstChild).toHaveTextContent(/^Conclusion · Prescriptive$/);
    expect(within(root as HTMLElement).getByText('This step is undercut by:')).toBeInTheDocument();
    expect(within(root as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(4);
  });

  it('lights the words of a selected node, and the node of lit words', async () => {
    const container = await showMap();
    const premise = node(/^P2/);
    fireEvent.keyDown(premise, { key: 'Enter' });
    expect(premise).toHaveAttribute('aria-pressed', 'true');
    expect(container.querySelector('span[data-finding="1"]')).toHaveAttribute('data-lit');
    expect(screen.getByRole('region', { name: 'Selected in the map' })).toHaveTextContent(
      /it helps them.*Supports C\./,
    );
    fireEvent.keyDown(premise, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Selected in the map' })).toBeNull();
    expect(container.querySelector('span[data-finding="1"]')).not.toHaveAttribute('data-lit');

    fireEvent.pointerOver(container.querySelector('[data-finding="0"]') as Element);
    expect(container.querySelector('[data-node="premise-1"]')).toHaveAttribute('data-lit');
    expect(container.querySelector('[data-node="premise-2"]')).not.toHaveAttribute('data-lit');
  });

  it('walks along the lines with the arrow keys, from any node to any other', async () => {
    await showMap();
    const all = frame().getAllByRole('button');
    const reached = new Set<Element>();
    const queue: Element[] = [all[0] as Element];
    for (let at = queue.pop(); at; at = queue.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        act(() => (at as HTMLElement).focus());
        fireEvent.keyDown(at, { key });
        if (document.activeElement && !reached.has(document.activeElement)) queue.push(document.activeElement);
      }
    }
    expect(reached.size).toBe(all.length);
  });

  it('zooms by buttons and by the wheel with ctrl only, and fits again', async () => {
    await showMap();
    const percent = () => Number(screen.getByText(/^\d+%$/).textContent?.replace('%', ''));
    const start = percent();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(percent()).toBeGreaterThan(start);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(percent()).toBe(start);
    const map = screen.getByRole('group', { name: 'Argument map' });
    fireEvent.wheel(map, { deltaY: -120 });
    expect(percent()).toBe(start);
    fireEvent.wheel(map, { deltaY: -120, ctrlKey: true });
    expect(percent()).toBeGreaterThan(start);
    fireEvent.click(screen.getByRole('button', { name: 'Fit' }));
    expect(percent()).toBeLessThanOrEqual(start);
  });

  describe('is moved by hand', () => {
    const map = () => screen.getByRole('group', { name: 'Argument map' });
    const place = () => {
      const [, x = NaN, y = NaN] = (/translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(map().innerHTML) ?? []).map(Number);
      return { x, y };
    };
    const movedFrom = (start: { x: number; y: number }) => [
      Math.round(place().x - start.x),
      Math.round(place().y - start.y),
    ];
    const MOUSE = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
    const at = (clientX: number, clientY: number) => ({ ...MOUSE, clientX, clientY });
    const captured: number[] = [];
    beforeAll(() => {
      // jsdom knows neither; of pointer events no more is read than `PressEvent` has
      window.PointerEvent ??= PressEvent as unknown as typeof PointerEvent;
      HTMLElement.prototype.setPointerCapture = (id) => void captured.push(id);
    });

    it('by every step of a drag, however quickly they come', async () => {
      await showMap();
      const start = place();
      // one batch: nothing is drawn between the steps
      act(() => {
        fireEvent.pointerDown(map(), at(200, 100));
        for (let step = 1; step <= 5; step += 1) fireEvent.pointerMove(map(), at(200 - 8 * step, 100 - 3 * step));
        fireEvent.pointerUp(map(), at(160, 85));
      });
      expect(movedFrom(start)).toEqual([-40, -15]);
      expect(captured).toContain(1);
    });

    it('when the first step is beyond its frame already, and lets go there', async () => {
      await showMap();
      const start = place();
      fireEvent.pointerDown(map(), at(8, 30));
      fireEvent.pointerMove(document.body, at(-60, 30));
      fireEvent.pointerUp(document.body, at(-60, 30));
      expect(movedFrom(start)).toEqual([-68, 0]);
      fireEvent.pointerMove(map(), { ...at(200, 30), buttons: 0 });
      expect(movedFrom(start)).toEqual([-68, 0]);
    });

    it('no more once the button is up, though nobody heard it go up', async () => {
      await showMap();
      fireEvent.pointerDown(map(), at(8, 30));
      const start = place();
      fireEvent.pointerMove(map(), { ...at(200, 30), buttons: 0 });
      fireEvent.pointerMove(map(), at(260, 30));
      expect(movedFrom(start)).toEqual([0, 0]);
    });

    it('and stays where it was put when the window grows lower', async () => {
      await showMap();
      fireEvent.pointerDown(map(), at(200, 100));
      fireEvent.pointerMove(map(), at(160, 85));
      fireEvent.pointerUp(map(), at(160, 85));
      const put = place();
      const height = window.innerHeight;
      window.innerHeight = 480;
      fireEvent.keyDown(node(/^P2/), { key: 'Enter' });
      expect(movedFrom(put)).toEqual([0, 0]);
      window.innerHeight = height;
    });

    it('the click that ends a drag selects nothing, a later one does', async () => {
      await showMap();
      fireEvent.pointerDown(map(), at(200, 100));
      fireEvent.pointerMove(map(), at(160, 85));
      fireEvent.pointerUp(map(), at(160, 85));
      fireEvent.click(node(/^P2/));
      expect(screen.queryByRole('region', { name: 'Selected in the map' })).toBeNull();
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      // a screen reader's click has no press before it
      fireEvent.click(node(/^P2/));
      expect(screen.getByRole('region', { name: 'Selected in the map' })).toBeInTheDocument();
    });
  });

  it('shows the outline to those who ask for it', async () => {
    await showMap();
    const toggle = screen.getByRole('button', { name: 'Outline' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByTestId('map-outline')).toHaveClass('unseen');
    fireEvent.click(toggle);
    expect(screen.getByTestId('map-outline')).toHaveClass('list');
  });

  it('is left out where there is no argument to draw', () => {
    render(
      <PremiseProvider>
        <AnalysisResultsView results={analyzeArgument('Hello there.')} title="Analysis" />
      </PremiseProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Draw the map' })).toBeNull();
  });

  it('draws text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> stays text';
    const container = await showMap({
      ...SAMPLE_RESULTS,
      originalArgument: SAMPLE_TEXT,
      counterpoint: hostile,
    });
    expect(container.querySelector('img')).toBeNull();
    expect(node(/^X /)).toHaveAccessibleName(expect.stringContaining(hostile));
  });
});
