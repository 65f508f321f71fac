import type { PatentabilityRating, PatentabilityReport } from '@premise/contracts';
import { Skeleton } from '@premise/ui';
import { ApiError } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { getPatentability } from '../api/get-patentability.ts';
import { dateWords } from '../shared/date-words.ts';
import { reasonOf } from '../shared/reason-of.ts';
import { RatingEvidence } from './rating-evidence.tsx';
import classes from './patentability.module.css';

/** The patentability analysis of one patent: computed from it and what came before it, the same each time (decision 19). */
export function Patentability({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['research-patentability', id],
    queryFn: ({ signal }) => getPatentability(id, signal),
    retry: false,
    staleTime: 300_000,
  });
  return (
    <section className={classes.section} aria-labelledby="patentability">
      <h3 className={classes.heading} id="patentability">
        Patentability analysis
      </h3>
      {data ? (
        <Report report={data.report} />
      ) : error ? (
        <p className={classes.none}>
          {error instanceof ApiError && error.code === 'CANNOT_AGGREGATE'
            ? 'No source that is available now can compare this patent with others.'
            : `The analysis could not be made: ${reasonOf(error)}.`}
        </p>
      ) : (
        <div role="status" aria-busy="true" aria-label="Comparing with earlier documents">
          <Skeleton height={48} width={140} />
          <Skeleton height={160} mt={12} />
        </div>
      )}
    </section>
  );
}

const TONE: Record<PatentabilityRating, string> = {
  High: 'good',
  Adequate: 'good',
  Medium: 'middling',
  Low: 'poor',
  Insufficient: 'poor',
  Unknown: 'unknown',
};

function Report({ report }: { report: PatentabilityReport }) {
  const { overallScore, ratings, recommendations, caveat, compared, before } = report;
  const rated = ratings.find(({ aspect }) => aspect === 'overall')?.rating !== 'Unknown';
  return (
    <>
      <p className={classes.overall}>
        {rated ? (
          <>
            <strong className={classes.score}>{overallScore}</strong> <span className={classes.outOf}>out of 100</span>
          </>
        ) : (
          <span className={classes.outOf}>No score: novelty is not known.</span>
        )}
        <span className={classes.compared}>
          {compared === 0
            ? 'Nothing was compared'
            : `Compared with ${compared === 1 ? '1 document' : `${compared.toLocaleString('en-US')} documents`}${
                before ? ` from before ${dateWords(before)}` : ''
              }`}
        </span>
      </p>
      <ul className={classes.rows} aria-label="Ratings">
        {ratings.map(({ aspect, label, rating, evidence }) => (
          <li key={aspect} className={classes.row}>
            <span className={classes.label}>{label}</span>
            <span className={classes.rating} data-tone={TONE[rating]}>
              {rating}
            </span>
            <ul className={classes.evidence} aria-label={`What ${label} rests on`}>
              {evidence.map((item, at) => (
                <RatingEvidence key={at} evidence={item} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={classes.caveat}>{caveat}</p>
      {recommendations.length > 0 && (
        <section className={classes.recommendations} aria-labelledby="recommendations">
          <h4 className={classes.small} id="recommendations">
            Recommendations
          </h4>
          <ul>
            {recommendations.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
