import type { KeyboardEvent } from 'react';
import classes from './map-drawing.module.css';
import { linePath } from './line-path.ts';
import { MEASURES } from './map-boxes.ts';
import type { LineKind, MapLayout, PlacedNode } from './map-layout.ts';
import type { MapModel } from './map-model.ts';
import { shortName } from './short-name.ts';

const TIP: Readonly<Record<LineKind, string | undefined>> = {
  support: undefined,
  conclude: 'arrow',
  attack: 'attack',
  undercut: 'undercut',
};

/** What a node is to the others, for those who do not see its lines. */
export function relationWords(model: MapModel, id: string): string {
  const sign = (node: string): string => model.nodes.find((other) => other.id === node)?.sign ?? '';
  const ends = (step: string): string[] => model.steps.filter((other) => other.id === step).map(({ to }) => sign(to));
  const words = [
    ...model.steps.filter(({ from }) => from.includes(id)).map(({ to }) => `supports ${sign(to)}`),
    ...model.steps
      .filter(({ to, from }) => to === id && from.length > 0)
      .map(({ from }) => `rests on ${from.map(sign).join(', ')}`),
    ...model.attacks.filter(({ from }) => from === id).map(({ to }) => `attacks ${sign(to)}`),
    ...model.attacks.filter(({ to }) => to === id).map(({ from }) => `attacked by ${sign(from)}`),
    ...model.undercuts
      .filter(({ from }) => from === id)
      .flatMap(({ to }) => ends(to))
      .map((end) => `undercuts the step to ${end}`),
  ];
  return words.join('; ');
}

interface MapNodeShapeProps {
  placed: PlacedNode;
  relations: string;
  selected: boolean;
  lit: boolean;
}

function MapNodeShape({ placed, relations, selected, lit }: MapNodeShapeProps) {
  const { node, x, y, width, height, lines, fromRight } = placed;
  const { padding } = MEASURES;
  const signWidth = node.sign.length > 2 ? 32 : 26;
  return (
    <g
      className={classes.node}
      transform={`translate(${String(x - width / 2)} ${String(y - height / 2)})`}
      data-node={node.id}
      data-role={node.role}
      data-hidden={node.hidden || undefined}
      data-lit={lit || undefined}
      data-selected={selected || undefined}
    >
      <rect className={classes.halo} x={-4} y={-4} width={width + 8} height={height + 8} rx={12} />
      <rect className={classes.box} width={width} height={height} rx={8} />
      <rect className={classes.signBox} x={padding} y={padding - 3} width={signWidth} height={20} rx={4} />
      <text className={classes.sign} x={padding + signWidth / 2} y={padding + 11.5} textAnchor="middle">
        {node.sign}
      </text>
      <text className={classes.name} x={padding + signWidth + 8} y={padding + 11.5}>
        {shortName(node.name, width - 2 * padding - signWidth - 8)}
      </text>
      {lines.map(({ text, x: start, y: baseline }) => (
        <text key={baseline} className={classes.text} x={start} y={baseline} direction={fromRight ? 'rtl' : 'ltr'}>
          {text}
        </text>
      ))}
      {/* over all of it: its name is the whole text, where the drawn lines may end early */}
      <rect
        className={classes.touch}
        width={width}
        height={height}
        role="button"
        tabIndex={0}
        aria-pressed={selected}
        aria-label={[`${node.sign} ${node.name}: ${node.text}`, relations].filter(Boolean).join(' — ')}
      >
        <title>{node.text}</title>
      </rect>
    </g>
  );
}

interface MapDrawingProps {
  model: MapModel;
  layout: MapLayout;
  /** Prefix of the line ends' ids: a page may hold two maps. */
  tips: string;
  selected: string | null;
  /** Nodes that stand out while others recede; empty when nothing is lit. */
  lit: ReadonlySet<string>;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onSelect: (id: string) => void;
  onPoint: (id: string | null) => void;
  onFocusNode: (id: string) => void;
  onBlurNodes: () => void;
}

/** Lines first, then the signs of the steps, then the nodes in reading order. */
export function MapDrawing({
  model,
  layout,
  tips,
  selected,
  lit,
  onKeyDown,
  onSelect,
  onPoint,
  onFocusNode,
  onBlurNodes,
}: MapDrawingProps) {
  const nodeOf = (target: EventTarget): string | null =>
    target instanceof Element ? (target.closest('[data-node]')?.getAttribute('data-node') ?? null) : null;
  return (
    <g
      data-active={lit.size > 0 || undefined}
      className={classes.drawing}
      onClick={(event) => {
        const id = nodeOf(event.target);
        if (id !== null) onSelect(id);
      }}
      onPointerOver={(event) => {
        if (event.pointerType !== 'touch') onPoint(nodeOf(event.target));
      }}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => {
        const id = nodeOf(event.target);
        if (id !== null) onFocusNode(id);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlurNodes();
      }}
      onKeyDown={(event) => {
        const id = nodeOf(event.target);
        if (id !== null) onKeyDown(event, id);
      }}
    >
      <g aria-hidden="true">
        {layout.lines.map(({ kind, from, to, points, square }) => (
          <path
            key={`${from} ${kind} ${to}`}
            className={classes.line}
            d={linePath({ points, square })}
            data-line={`${from} ${kind} ${to}`}
            data-kind={kind}
            data-role={model.nodes.find(({ id }) => id === from)?.role}
            data-lit={lit.has(from) || (kind === 'attack' && lit.has(to)) || undefined}
            markerEnd={TIP[kind] && `url(#${tips}-${TIP[kind]})`}
          />
        ))}
        {layout.steps.map(({ id, x, y }) => (
          <g key={id} className={classes.step} transform={`translate(${String(x)} ${String(y)})`} data-step={id}>
            <title>{model.steps.find((step) => step.id === id)?.text}</title>
            <circle r={MEASURES.step / 2} />
            <circle className={classes.point} cx={0} cy={-4.5} r={2} />
            <circle className={classes.point} cx={-5} cy={4} r={2} />
            <circle className={classes.point} cx={5} cy={4} r={2} />
          </g>
        ))}
      </g>
      {layout.nodes.map((placed) => (
        <MapNodeShape
          key={placed.node.id}
          placed={placed}
          relations={relationWords(model, placed.node.id)}
          selected={selected === placed.node.id}
          lit={lit.has(placed.node.id)}
        />
      ))}
    </g>
  );
}

/** How a line ends: an arrow leads on, a bar blocks. */
export function MapTips({ tips }: { tips: string }) {
  return (
    <defs>
      <marker id={`${tips}-arrow`} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M1 1 9 5 1 9Z" className={classes.arrowTip} />
      </marker>
      <marker
        id={`${tips}-attack`}
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="8"
        markerHeight="8"
        orient="auto"
      >
        <path d="M1 1 9 5 1 9" className={classes.attackTip} />
      </marker>
      <marker
        id={`${tips}-undercut`}
        viewBox="0 0 10 14"
        refX="5"
        refY="7"
        markerWidth="8"
        markerHeight="11"
        orient="auto"
      >
        <path d="M5 1V13" className={classes.undercutTip} />
      </marker>
    </defs>
  );
}
