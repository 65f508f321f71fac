import type { PatentSummary, SearchMode } from '@premise/contracts';
import { Link } from 'react-router-dom';
import { useOpenPatent } from '../detail/use-open-patent.ts';
import { dateWords } from '../shared/date-words.ts';
import { MarkedWords } from '../shared/marked-words.tsx';
import { STATUS_WORDS, TYPE_WORDS } from '../shared/patent-words.ts';
import { percent } from '../shared/percent.ts';
import { SampleMark } from '../shared/sample-mark.tsx';
import classes from './result-list.module.css';

interface ResultListProps {
  mode: SearchMode;
  results: readonly PatentSummary[];
  /** The source holds sample data alone and says so itself. */
  allSample: boolean;
  /** Place of the first one among all hits. */
  first: number;
}

/** The hits of one page. A click opens the details. */
export function ResultList({ mode, results, allSample, first }: ResultListProps) {
  return (
    <ol className={classes.list} start={first} aria-label="Patents">
      {results.map((patent) => (
        <Result key={patent.id} patent={patent} mode={mode} isMarked={patent.sample && !allSample} />
      ))}
    </ol>
  );
}

const peopleOf = ([first, second, ...others]: readonly string[]): string =>
  [first, second].filter(Boolean).join(', ') + (others.length > 0 ? ` and ${others.length} more` : '');

/** A rank is told in parts of the best hit; only the document of a number is sure to be what was asked for. */
function likeness(mode: SearchMode, similarity: number): string {
  if (mode === 'number') return `${percent(similarity)} similar`;
  return similarity === 1 ? 'Best match' : `${percent(similarity)} of the best match`;
}

function Result({ patent, mode, isMarked }: { patent: PatentSummary; mode: SearchMode; isMarked: boolean }) {
  const { open } = useOpenPatent();
  const { snippet, similarity } = patent;
  return (
    <li className={classes.result}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button type="button" className={classes.open} onClick={() => open(patent.id)}>
            <MarkedWords text={patent.title} spans={patent.titleSpans} />
          </button>
        </h3>
        {similarity !== null && (
          <p className={classes.similarity}>
            <span className={classes.meter} aria-hidden="true">
              <span style={{ width: percent(similarity) }} />
            </span>
            {likeness(mode, similarity)}
          </p>
        )}
      </div>
      <p className={classes.facts}>
        <span className={classes.number}>{patent.displayNumber}</span>
        <span>{STATUS_WORDS[patent.status]}</span>
        {patent.type !== 'utility' && <span>{TYPE_WORDS[patent.type]}</span>}
        {patent.publicationDate && <span>{dateWords(patent.publicationDate)}</span>}
        {patent.assignee && <span>{patent.assignee}</span>}
        {patent.inventors.length > 0 && <span>{peopleOf(patent.inventors)}</span>}
        {isMarked && <SampleMark />}
      </p>
      {snippet ? (
        <p className={classes.snippet}>
          <MarkedWords text={snippet.text} spans={snippet.spans} />
        </p>
      ) : (
        patent.abstract && <p className={classes.snippet}>{patent.abstract}</p>
      )}
      {(patent.citations !== null || patent.cpc.length > 0) && (
        <p className={classes.more}>
          {patent.cpc.slice(0, 3).map((symbol) => (
            <span key={symbol}>{symbol}</span>
          ))}
          {patent.citations === 0 && <span>Not cited</span>}
          {patent.citations !== null && patent.citations > 0 && (
            <Link
              className={classes.cited}
              to={`/patent-buddy/citations#${new URLSearchParams({ number: patent.id }).toString()}`}
            >
              Cited by {patent.citations.toLocaleString('en-US')}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
