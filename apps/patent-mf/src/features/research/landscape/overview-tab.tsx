import type { LandscapeResult } from '@premise/contracts';
import { Link } from 'react-router-dom';
import { FigureTable } from '../charts/figure-table.tsx';
import { behind } from './behind.ts';
import figures from '../shared/figures.module.css';
import classes from './landscape-page.module.css';
import { signedPercent } from './signed-percent.ts';

/** Four figures, who invents, who owns. */
export function OverviewTab({ result }: { result: LandscapeResult }) {
  const {
    totalPatents,
    totalBasis,
    activePatents,
    pendingApplications,
    growthRate,
    growthBasis,
    topInventors,
    topCompanies,
  } = result.overview;
  return (
    <>
      <dl className={figures.figures}>
        <Figure
          name="Total patents"
          value={totalPatents}
          to={behind(result, 'overview.totalPatents')}
          note={totalBasis}
        />
        <Figure
          name="Active patents"
          value={activePatents}
          to={behind(result, 'overview.activePatents')}
          note="Granted and in force, by estimate"
        />
        <Figure
          name="Pending applications"
          value={pendingApplications}
          to={behind(result, 'overview.pendingApplications')}
        />
        <Figure
          name="Growth rate"
          value={signedPercent(growthRate)}
          to={growthRate === null ? undefined : behind(result, 'overview.growthRate')}
          note={growthBasis}
        />
      </dl>
      <div className={classes.pair}>
        <section aria-labelledby="top-inventors">
          <h3 className={classes.title} id="top-inventors">
            Top inventors
          </h3>
          <FigureTable
            caption="Top inventors"
            columns={[{ title: 'Name' }, { title: 'Company' }, { title: 'Patents', figures: true }]}
            rows={topInventors.map(({ name, company, patents }, at) => [
              name,
              company,
              { value: patents, to: behind(result, `overview.topInventors.${at}`) },
            ])}
          />
        </section>
        <section aria-labelledby="top-companies">
          <h3 className={classes.title} id="top-companies">
            Top companies
          </h3>
          <FigureTable
            caption="Top companies"
            columns={[{ title: 'Name' }, { title: 'Patents', figures: true }, { title: 'Growth', figures: true }]}
            rows={topCompanies.map(({ name, patents, growth }, at) => [
              name,
              { value: patents, to: behind(result, `overview.topCompanies.${at}`) },
              signedPercent(growth),
            ])}
          />
          {topCompanies.some(({ growth }) => growth === null) && (
            <p className={classes.under}>
              —: too few to tell. Growth needs a patent in the year before, and five in both years together.
            </p>
          )}
        </section>
      </div>
    </>
  );
}

interface FigureProps {
  name: string;
  value: number | string;
  to?: string | undefined;
  note?: string | undefined;
}

function Figure({ name, value, to, note }: FigureProps) {
  const words = typeof value === 'number' ? value.toLocaleString('en-US') : value;
  return (
    <div className={figures.figure}>
      <dt className={figures.name}>{name}</dt>
      <dd className={figures.value}>{to === undefined || value === 0 ? words : <Link to={to}>{words}</Link>}</dd>
      {note && <dd className={figures.note}>{note}</dd>}
    </div>
  );
}
