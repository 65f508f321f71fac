import { Button } from '@premise/ui';
import { fileNameOf } from '@premise/argument-formats';
import type { AnalysisResults, Finding } from '@premise/contracts';
import { Component, lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Section } from '../section.tsx';
import classes from './argument-map-section.module.css';
import { isWorthDrawing, mapModel, type MapModel } from './map-model.ts';

const ArgumentMap = lazy(() => import('./argument-map.tsx'));

/** Drawn this many px before it comes into sight. */
const AHEAD = '600px 0px';

/** The map is extra: where its code cannot be fetched the rest of the result stays. */
class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p className={classes.waiting}>The map could not be loaded. Reload the page to try again.</p>;
  }
}

/** How the drawing is read; what it does not show is not explained. */
const noteFor = ({ nodes, undercuts }: MapModel): string =>
  [
    'Arrows show which statement supports which.',
    nodes.some(({ hidden }) => hidden) ? 'Dashed boxes are not stated in the text.' : '',
    undercuts.length > 0 ? 'A bar marks a step weakened by a flaw.' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The panel of the map. Its code is fetched when the reader comes near it. */
export function ArgumentMapSection({ results, findings }: { results: AnalysisResults; findings: readonly Finding[] }) {
  const model = useMemo(() => mapModel(results, findings), [results, findings]);
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  if (!isWorthDrawing(model)) return null;
  return (
    <Section title="Argument map" note={noteFor(model)} wide>
      <div ref={place}>
        {near ? (
          <MapBoundary>
            <Suspense fallback={<div className={classes.waiting} role="status" aria-label="Loading the map" />}>
              <ArgumentMap model={model} fileName={fileNameOf(results, '-map')} />
            </Suspense>
          </MapBoundary>
        ) : (
          <div className={classes.waiting}>
            <Button variant="default" onClick={() => setNear(true)}>
              Draw the map
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
