import { Banner, Button, Icon, innerRoom, usePanZoom } from '@premise/ui';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useActiveFinding } from '../active-finding.tsx';
import classes from './argument-map.module.css';
import { MapDrawing, MapTips, relationWords } from './map-drawing.tsx';
import { fitScale, layoutFor } from './map-layout.ts';
import type { MapModel } from './map-model.ts';
import { neighbour, type Direction } from './map-neighbours.ts';
import { MapOutline } from './map-outline.tsx';
import { mapSvg } from './map-svg.ts';
import { MapToolbar } from './map-toolbar.tsx';
import { focusOf, openingScale } from './opening-view.ts';
import { savePng, saveSvg } from './save-map.ts';
import { SelectedNode } from './selected-node.tsx';
import { useFrameWidth } from './use-frame-width.ts';

const ARROWS: ReadonlySet<string> = new Set<Direction>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
/** A file has room: this wide it prints across a page. */
const FILE_ROOM = { width: 1200, height: 1600 };

/** Tallest the map may be: what is left of the window shows that the page goes on. */
const tallest = (): number => Math.max(300, Math.min(760, Math.round(window.innerHeight * 0.76)));
/** On a phone a frame that takes the finger holds the page: up to this height the map is part of the page instead. */
const PHONE = { width: 600, height: 1_800 };

/** On paper nothing can be moved: all of it stands on one sheet, a little smaller than on screen. */
const SHEET = { width: 860, height: 900 };

interface ArgumentMapProps {
  model: MapModel;
  /** What its pictures are called, without the ending. */
  fileName: string;
}

/** The argument as a drawing that can be walked, zoomed and taken along, with its equal in words. */
export default function ArgumentMap({ model, fileName }: ArgumentMapProps) {
  const { active, activate, show } = useActiveFinding();
  const frame = useRef<HTMLDivElement>(null);
  const tips = useId();
  const hint = useId();
  const { width, printing } = useFrameWidth(frame);
  const [selected, setSelected] = useState<string | null>(null);
  const [asList, setAsList] = useState(false);
  const [failed, setFailed] = useState(false);

  const limit = useMemo(
    // the height of the window is asked with its width alone: bars that come and go must not move what somebody looks at
    () => (printing ? SHEET.height : width < PHONE.width ? PHONE.height : tallest()),
    [printing, width],
  );
  const layout = useMemo(
    () => layoutFor(model, innerRoom(printing ? SHEET : { width, height: limit })),
    [model, width, limit, printing],
  );
  const margins = limit - innerRoom({ width, height: limit }).height;
  const wanted = layout.height * openingScale(layout, { width, height: limit }, printing) + margins;
  const room = { width, height: Math.round(Math.min(limit, Math.max(200, wanted))) };
  const { view, gliding, whole, zoomIn, zoomOut, showAll, reveal, wasPanned, onPointerDown } = usePanZoom(
    frame,
    layout,
    room,
    { scale: openingScale(layout, room, printing), focus: focusOf(layout) },
  );

  const chosen = model.nodes.find(({ id }) => id === selected) ?? null;
  const lit = useMemo(
    () =>
      new Set(
        model.nodes
          .filter(({ finding, id }) => id === selected || (active !== null && finding === active))
          .map(({ id }) => id),
      ),
    [model, active, selected],
  );
  // what was chosen in one analysis is not in the next
  useEffect(() => setSelected(null), [model]);

  const findingOf = (id: string | null): number | null => model.nodes.find((node) => node.id === id)?.finding ?? null;
  const point = (id: string | null) => activate(findingOf(id) ?? findingOf(selected));
  const select = (id: string | null) => {
    setSelected(id);
    activate(findingOf(id));
  };
  const placeOf = (id: string) => layout.nodes.find(({ node }) => node.id === id);
  const goTo = (id: string) =>
    frame.current?.querySelector<SVGElement>(`[data-node="${id}"] [role="button"]`)?.focus({ preventScroll: true });
  const file = () => mapSvg(model, layoutFor(model, FILE_ROOM));

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') select(selected === id ? null : id);
    else if (event.key === 'Escape') select(null);
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') showAll();
    else if (ARROWS.has(event.key)) {
      const next = neighbour(model, layout, id, event.key as Direction);
      if (next !== null) goTo(next);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={classes.map}>
      <MapToolbar
        asList={asList}
        onAsList={() => setAsList(!asList)}
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        onFit={showAll}
        onSvg={() => saveSvg(file(), fileName)}
        onPng={() => {
          setFailed(false);
          savePng(file(), fileName).catch(() => setFailed(true));
        }}
        percent={Math.round(view.scale * 100)}
      />
      {failed && <Banner tone="error">The picture could not be made. The SVG file holds the same map.</Banner>}
      <div
        ref={frame}
        className={classes.frame}
        style={{ height: room.height, touchAction: whole ? 'pan-y' : 'none' }}
        role="group"
        aria-label="Argument map"
        aria-describedby={hint}
        onPointerDown={onPointerDown}
      >
        <svg width="100%" height={room.height} className={classes.drawing}>
          <MapTips tips={tips} />
          <g
            className={classes.layer}
            data-gliding={gliding || undefined}
            style={{ transform: `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})` }}
          >
            <MapDrawing
              model={model}
              layout={layout}
              tips={tips}
              selected={selected}
              lit={lit}
              onSelect={(id) => {
                if (!wasPanned()) select(selected === id ? null : id);
              }}
              onPoint={point}
              onFocusNode={(id) => {
                point(id);
                const place = placeOf(id);
                if (place && frame.current?.querySelector(':focus-visible')) reveal(place);
              }}
              onBlurNodes={() => point(null)}
              onKeyDown={onKeyDown}
            />
          </g>
        </svg>
      </div>
      <p className={classes.hint} id={hint}>
        {fitScale(layout, innerRoom(room)) < view.scale ? 'Drag to move. ' : ''}
        <span className={classes.byKey}>
          Arrow keys follow the lines. Press Enter to highlight a statement in the text.
        </span>
        <span className={classes.byTouch}>Tap a statement to highlight it in the text.</span>
      </p>
      {chosen && (
        <SelectedNode node={chosen} relations={relationWords(model, chosen.id)} onClose={() => select(null)}>
          {chosen.finding !== null && (
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon name="eye" size={16} />}
              onClick={() => show(chosen.finding ?? 0)}
            >
              Show in text
            </Button>
          )}
        </SelectedNode>
      )}
      <div className={asList ? classes.list : classes.unseen} data-testid="map-outline">
        <MapOutline model={model} />
      </div>
    </div>
  );
}
