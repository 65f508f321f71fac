import type { LandscapeResult } from '@premise/contracts';
import { FigureTable } from '../charts/figure-table.tsx';
import { behind } from './behind.ts';
import figures from '../shared/figures.module.css';
import classes from './landscape-page.module.css';

/** S2: High as High, anything else as medium. */
const threatWords = (threat: string): string => (threat === 'High' ? 'High' : 'medium');

/** Where patents lie close together, and who holds them. */
export function CompetitiveTab({ result }: { result: LandscapeResult }) {
  const { patentClusters, keyPlayers } = result.competitive;
  return (
    <div className={classes.stack}>
      <section aria-labelledby="clusters">
        <h3 className={classes.title} id="clusters">
          Patent clusters
        </h3>
        {patentClusters.length === 0 && <p className={figures.note}>Too few patents to tell clusters apart.</p>}
        {patentClusters.length > 0 && (
          <>
            <FigureTable
              caption="Patent clusters"
              columns={[
                { title: 'Area' },
                { title: 'Companies', figures: true },
                { title: 'Patents', figures: true },
                { title: 'Density' },
              ]}
              rows={patentClusters.map(({ area, companies, patents, density }, at) => [
                area,
                companies,
                { value: patents, to: behind(result, `competitive.patentClusters.${at}`) },
                density,
              ])}
            />
            <p className={classes.under}>
              Density goes by patents for each company of the class: High from 4 on, Medium from 2, else Low.
            </p>
          </>
        )}
      </section>
      <section aria-labelledby="players">
        <h3 className={classes.title} id="players">
          Key players
        </h3>
        {keyPlayers.length === 0 ? (
          <p className={figures.note}>No company stands out.</p>
        ) : (
          <>
            <FigureTable
              caption="Key players"
              columns={[
                { title: 'Name' },
                { title: 'Threat' },
                { title: 'Strength out of 100', figures: true },
                { title: 'Focus', width: 'text' },
              ]}
              rows={keyPlayers.map(({ name, threat, strength, focus }, at) => [
                { value: name, to: behind(result, `competitive.keyPlayers.${at}`) },
                threatWords(threat),
                `${Math.round(strength)} / 100`,
                focus,
              ])}
            />
            <p className={classes.under}>
              Strength compares these companies with each other: half of it is the number of patents, a quarter those of
              the last two full years, a quarter how often they are cited, each against the best of them. Threat is High
              from a strength of 70 on, medium below. Focus: the two most frequent classes of its patents.
            </p>
          </>
        )}
      </section>
    </div>
  );
}
