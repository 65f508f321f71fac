import type { AnalysisResults } from '@premise/contracts';
import { RoleMark } from '@premise/ui';
import { useMemo } from 'react';
import { capitalised } from '../../shared/capitalised.ts';
import { ShowMore } from '../../shared/show-more.tsx';
import { compareResults, type ComparedItem } from './compare-results.ts';
import classes from './comparison.module.css';
import { engineName } from './engine-name.ts';

interface FoundProps {
  items: readonly ComparedItem[];
  engine: string;
  component: string;
  /** Says what one engine alone found; where nothing is shared, the row's verdict says it once. */
  told: boolean;
}

function Found({ items, engine, component, told }: FoundProps) {
  if (items.length === 0) return <p className={classes.none}>None detected</p>;
  return (
    <ShowMore items={items}>
      {(visible) => (
        <ul className={classes.items} aria-label={`${component}, ${engine}`}>
          {visible.map(({ text, shared }, i) => (
            <li key={i} data-only={!shared || undefined}>
              {capitalised(text)} {told && !shared && <span className={classes.only}>Only here</span>}
            </li>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

/** Both results side by side, one component after the other; what one engine alone found is marked. */
export function ComparisonTable({ first, second }: { first: AnalysisResults; second: AnalysisResults }) {
  const components = useMemo(() => compareResults(first, second), [first, second]);
  const differing = components.filter(({ same }) => !same).map(({ name }) => name);
  const engines = [engineName(first.engine), engineName(second.engine)] as const;
  return (
    <>
      <p className={classes.summary}>
        {differing.length === 0
          ? 'Both engines found the same.'
          : `They differ in ${differing.length} of ${components.length}: ${differing.join(', ').toLowerCase()}.`}{' '}
        Statements that share most of their words count as the same.
      </p>
      <div className={classes.rows}>
        <div className={classes.engines} aria-hidden="true">
          {engines.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {components.map(({ role, name, same, partly, ...found }) => (
          <section key={role} className={classes.row} aria-label={name}>
            <header className={classes.head}>
              <RoleMark role={role} labelled={false} />
              <h3 className={classes.name}>{name}</h3>
              <span className={classes.verdict} data-same={same || undefined}>
                {same ? 'Same' : partly ? 'Differs in part' : 'Differs'}
              </span>
            </header>
            {([found.first, found.second] as const).map((items, i) => (
              <div key={i} className={classes.cell}>
                <p className={classes.engine}>{engines[i]}</p>
                <Found items={items} engine={engines[i] ?? ''} component={name} told={partly} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
