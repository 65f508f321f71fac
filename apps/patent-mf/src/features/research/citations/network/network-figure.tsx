import type { CitationGraph, CitationGraphNode } from '@premise/contracts';
import { ActionIcon, Button, Icon, innerRoom, usePanZoom } from '@premise/ui';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FigureTable } from '../../charts/figure-table.tsx';
import { TableToggle } from '../../charts/table-toggle.tsx';
import { useOpenPatent } from '../../detail/use-open-patent.ts';
import { dateWords } from '../../shared/date-words.ts';
import { percent } from '../../shared/percent.ts';
import { GENERATION_WORDS, NetworkDrawing } from './network-drawing.tsx';
import { layoutNetwork, namesFit, neighbour, type PlacedNode } from './network-layout.ts';
import classes from './network-figure.module.css';
import { useRoom } from './use-room.ts';

/** Below it the words in the boxes cannot be read. */
const READABLE = 0.75;

/** The citations drawn, two generations deep: moved, zoomed, walked by keyboard, or read as a table. */
export function NetworkFigure({ graph }: { graph: CitationGraph }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <div>
      <div className={classes.head}>
        <p className={classes.note}>
          {graph.nodes.length - 1} documents around this patent, at the left what it builds on, at the right what builds
          on it. Thicker lines are stronger connections.
          {graph.leftOut > 0 && ` ${graph.leftOut.toLocaleString('en-US')} weaker ones are left out.`}
        </p>
        <TableToggle of="Citation network" pressed={asTable} onToggle={() => setAsTable(!asTable)} />
      </div>
      {asTable ? <NetworkTable graph={graph} /> : <NetworkFrame graph={graph} />}
    </div>
  );
}

const distance = (node: CitationGraphNode | undefined): number => Math.abs(node?.generation ?? 0);

function NetworkTable({ graph: { nodes, edges } }: { graph: CitationGraph }) {
  const { hrefFor } = useOpenPatent();
  const documents = new Map(nodes.map((node) => [node.id, node]));
  return (
    <FigureTable
      caption="Citations in the network"
      columns={[
        { title: 'Citing', width: 'line' },
        { title: 'Cited', width: 'line' },
        { title: 'The one farther from this patent', width: 'text' },
        { title: 'Published', width: 'line' },
        { title: 'Strength', figures: true },
      ]}
      rows={edges.map(({ from, to, strength }) => {
        const [citing, cited] = [documents.get(from), documents.get(to)];
        // every other line would bear the title of the analysed patent itself
        const farther = distance(cited) >= distance(citing) ? cited : citing;
        return [
          { value: citing?.displayNumber ?? from, to: hrefFor(from) },
          { value: cited?.displayNumber ?? to, to: hrefFor(to) },
          farther?.title ?? '',
          farther?.date ? dateWords(farther.date) : '',
          percent(strength),
        ];
      })}
    />
  );
}

function NetworkFrame({ graph }: { graph: CitationGraph }) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutNetwork(graph), [graph]);
  const root = graph.nodes.find(({ generation }) => generation === 0)?.id ?? '';
  const focus = useMemo(() => {
    const place = layout.nodes.find(({ node }) => node.id === root);
    return { x: place?.x ?? 0, y: place?.y ?? 0 };
  }, [layout, root]);
  const room = useRoom(frame, layout.height);
  // as wide as the frame: a tall network is moved up and down
  const scale = Math.max(READABLE, Math.min(1, innerRoom(room).width / layout.width));
  const { view, whole, zoomIn, zoomOut, showAll, reveal, wasPanned, onPointerDown } = usePanZoom(frame, layout, room, {
    scale,
    focus,
  });
  const { open } = useOpenPatent();
  const [stop, setStop] = useState(root);
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const centre = pointed ?? focused;
  const lit = useMemo(() => {
    if (centre === null) return new Set<string>();
    const tied = graph.edges.flatMap(({ from, to }) => (from === centre ? [to] : to === centre ? [from] : []));
    return new Set([centre, ...tied]);
  }, [centre, graph]);

  const nameOf = ({ node }: PlacedNode): string => {
    const cites = graph.edges.filter(({ from }) => from === node.id).length;
    const citedBy = graph.edges.filter(({ to }) => to === node.id).length;
    return [
      GENERATION_WORDS[node.generation],
      `${node.displayNumber} ${node.title}`,
      node.assignee,
      node.date && dateWords(node.date),
      `cites ${cites} and is cited by ${citedBy} of those shown`,
    ]
      .filter(Boolean)
      .join(', ');
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const act = { Enter: () => open(id), ' ': () => open(id), '+': zoomIn, '-': zoomOut, '0': showAll }[event.key];
    const next = act ? null : neighbour(layout, id, event.key);
    if (!act && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    act?.();
    if (next === null) return;
    frame.current?.querySelector<SVGElement>(`[data-node="${CSS.escape(next)}"] [role="button"]`)?.focus();
  };
  const onFocusNode = (id: string) => {
    setStop(id);
    setFocused(id);
    const place = layout.nodes.find(({ node }) => node.id === id);
    if (place) reveal(place);
  };
  return (
    <>
      <div
        ref={frame}
        className={classes.frame}
        data-whole={whole || undefined}
        style={{ height: room.height }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
        }}
        onPointerDown={onPointerDown}
      >
        <svg
          width={room.width}
          height={room.height}
          role="group"
          aria-label="Citation network. Arrow keys walk along the lines, Enter opens the details, plus and minus zoom."
        >
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            <NetworkDrawing
              layout={layout}
              stop={stop}
              lit={lit}
              nameOf={nameOf}
              onKeyDown={onKeyDown}
              onOpen={(id) => {
                if (!wasPanned()) open(id);
              }}
              onPoint={setPointed}
              onFocusNode={onFocusNode}
            />
          </g>
          {namesFit(layout, view.scale) && (
            <g aria-hidden="true">
              <rect className={classes.strip} width={room.width} height={30} />
              {layout.columns.map(({ generation, x }) => (
                <text
                  key={generation}
                  className={classes.column}
                  x={x * view.scale + view.x}
                  y={20}
                  textAnchor="middle"
                >
                  {GENERATION_WORDS[generation]}
                </text>
              ))}
            </g>
          )}
        </svg>
      </div>
      <div className={classes.tools} role="toolbar" aria-label="Citation network">
        <ActionIcon variant="default" size="lg" aria-label="Zoom out" onClick={zoomOut}>
          <Icon name="minus" size={16} />
        </ActionIcon>
        <span className={classes.percent}>{percent(view.scale)}</span>
        <ActionIcon variant="default" size="lg" aria-label="Zoom in" onClick={zoomIn}>
          <Icon name="plus" size={16} />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={showAll}>
          Fit
        </Button>
      </div>
    </>
  );
}
