import type { LandscapeResult } from '@premise/contracts';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { FigureTable } from '../charts/figure-table.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { dateWords } from '../shared/date-words.ts';
import { behind } from './behind.ts';
import classes from './landscape-page.module.css';

/** More columns than this cannot be told apart. */
const YEARS = 25;

/** Years as bars, the last months as two lines. */
export function TrendsTab({ result }: { result: LandscapeResult }) {
  const { yearlyGrowth, monthlyTrends, partialYear } = result.trends;
  const years = yearlyGrowth.map(({ year, patents }, at) => ({
    label: String(year),
    value: patents,
    to: behind(result, `trends.yearlyGrowth.${at}`),
    unfinished: year === partialYear,
  }));
  // the year that the source ends in, which an area need not reach
  const unfinished = years.find((year) => year.unfinished);
  const months = monthlyTrends.map(({ month, applications, grants }, at) => ({
    label: dateWords(month),
    // each January; the first month too, where the next January is far enough
    tick: month.endsWith('-01') || (at === 0 && month.slice(5) < '09') ? month.slice(0, 4) : undefined,
    values: [applications, grants] as const,
    to: [
      behind(result, `trends.monthlyTrends.${at}.applications`),
      behind(result, `trends.monthlyTrends.${at}.grants`),
    ] as const,
  }));
  return (
    <div className={classes.charts}>
      <ChartFigure
        title="Yearly growth"
        note={`Patents by year of publication${unfinished ? `; ${unfinished.label} is not complete, and hatched` : ''}`}
        chart={<BarChart label="Patents by year" unit={['patent', 'patents']} bars={years.slice(-YEARS)} />}
        table={
          <FigureTable
            caption="Patents by year"
            columns={[{ title: 'Year' }, { title: 'Patents', figures: true }]}
            rows={years.map(({ label, value, to, unfinished }) => [
              unfinished ? `${label}, not complete` : label,
              { value, to: value === 0 ? undefined : to },
            ])}
          />
        }
      />
      <ChartFigure
        title="Monthly applications and grants"
        note="The last 24 months the source covers"
        chart={
          <LineChart label="Applications and grants by month" points={months} series={['Applications', 'Grants']} />
        }
        table={
          <FigureTable
            caption="Applications and grants by month"
            columns={[{ title: 'Month' }, { title: 'Applications', figures: true }, { title: 'Grants', figures: true }]}
            rows={months.map(({ label, values, to }) => [
              label,
              { value: values[0], to: values[0] === 0 ? undefined : to[0] },
              { value: values[1], to: values[1] === 0 ? undefined : to[1] },
            ])}
          />
        }
      />
    </div>
  );
}
