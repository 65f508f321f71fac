import type { KeyboardEvent } from 'react';
import { type Generation, type NetworkLayout, type PlacedNode } from './network-layout.ts';
import classes from './network-drawing.module.css';

export const GENERATION_WORDS: Record<Generation, string> = {
  [-2]: 'What those cite',
  [-1]: 'It cites',
  0: 'This patent',
  1: 'Cited by',
  2: 'What cites those',
};

/** As many letters as fit, by the face's mean width. */
function fitted(words: string, width: number): string {
  const letters = Math.floor(width / 6.4);
  return words.length <= letters ? words : `${words.slice(0, letters - 1).trimEnd()}…`;
}

interface NetworkDrawingProps {
  layout: NetworkLayout;
  /** The node that Tab comes to. */
  stop: string;
  /** Nodes and lines that stand out; empty: all alike. */
  lit: ReadonlySet<string>;
  nameOf: (placed: PlacedNode) => string;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onOpen: (id: string) => void;
  onPoint: (id: string | null) => void;
  onFocusNode: (id: string) => void;
}

/** Lines first, stronger ones thicker, then the documents. */
export function NetworkDrawing(props: NetworkDrawingProps) {
  const { layout, stop, lit, nameOf, onKeyDown, onOpen, onPoint, onFocusNode } = props;
  return (
    <g className={classes.drawing} data-active={lit.size > 0 || undefined} onPointerLeave={() => onPoint(null)}>
      <g aria-hidden="true">
        {layout.edges.map(({ edge: { from, to, strength }, path }) => (
          <path
            key={`${from} ${to}`}
            className={classes.line}
            d={path}
            strokeWidth={1 + strength * 2.5}
            data-lit={(lit.has(from) && lit.has(to)) || undefined}
          />
        ))}
      </g>
      {layout.nodes.map((placed) => {
        const { node, x, y, width, height } = placed;
        const year = node.date?.slice(0, 4) ?? '';
        return (
          <g
            key={node.id}
            className={classes.node}
            transform={`translate(${x - width / 2} ${y - height / 2})`}
            data-generation={node.generation}
            data-lit={lit.has(node.id) || undefined}
            data-node={node.id}
          >
            <rect className={classes.halo} x={-4} y={-4} width={width + 8} height={height + 8} rx={9} />
            <rect className={classes.box} width={width} height={height} rx={6} />
            <text className={classes.number} x={10} y={19}>
              {fitted(node.displayNumber, width - 60)}
            </text>
            <text className={classes.year} x={width - 10} y={19} textAnchor="end">
              {year}
            </text>
            <text className={classes.words} x={10} y={36}>
              {fitted(node.title || (node.assignee ?? ''), width - 16)}
            </text>
            <rect
              className={classes.touch}
              width={width}
              height={height}
              role="button"
              tabIndex={node.id === stop ? 0 : -1}
              aria-label={nameOf(placed)}
              onClick={() => onOpen(node.id)}
              onKeyDown={(event) => onKeyDown(event, node.id)}
              onFocus={() => onFocusNode(node.id)}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'touch') onPoint(node.id);
              }}
            >
              <title>{[node.title, node.assignee].filter(Boolean).join(' — ')}</title>
            </rect>
          </g>
        );
      })}
    </g>
  );
}
