import type { Citation, CitationAnalysis } from '@premise/contracts';
import { Button } from '@premise/ui';
import { useId, useState } from 'react';
import { useOpenPatent } from '../detail/use-open-patent.ts';
import { dateWords } from '../shared/date-words.ts';
import { percent } from '../shared/percent.ts';
import classes from './citation-lists.module.css';

/** Both directions, latest first. */
export function CitationLists({ analysis: { citations, impact, before } }: { analysis: CitationAnalysis }) {
  return (
    <div className={classes.lists}>
      <CitationList
        title="Forward citations"
        words={`Later documents that cite it${before ? `, from before ${dateWords(before)}` : ''}.`}
        none="No later document is known to cite it."
        citations={citations.forward}
        total={impact.forwardCount}
      />
      <CitationList
        title="Backward citations"
        words="Earlier documents that it cites."
        none="It is not known to cite any earlier document."
        citations={citations.backward}
        total={impact.backwardCount}
      />
    </div>
  );
}

const FIRST = 20;

interface CitationListProps {
  title: string;
  words: string;
  none: string;
  citations: readonly Citation[];
  total: number;
}

function CitationList({ title, words, none, citations, total }: CitationListProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? citations : citations.slice(0, FIRST);
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 className={classes.title} id={id}>
        {title} <span className={classes.count}>{total.toLocaleString('en-US')}</span>
      </h2>
      <p className={classes.words}>{citations.length === 0 ? none : words}</p>
      <ol className={classes.list} aria-label={title}>
        {shown.map((citation) => (
          <Item key={citation.id} citation={citation} />
        ))}
      </ol>
      {citations.length > shown.length && (
        <Button variant="default" size="sm" onClick={() => setAll(true)}>
          Show all {citations.length.toLocaleString('en-US')}
        </Button>
      )}
      {total > citations.length && shown.length === citations.length && (
        <p className={classes.words}>
          The {citations.length.toLocaleString('en-US')} latest of {total.toLocaleString('en-US')} are listed.
        </p>
      )}
    </section>
  );
}

function Item({ citation }: { citation: Citation }) {
  const { open } = useOpenPatent();
  const { id, displayNumber, title, inventors, assignee, date, relevance, relevanceBasis, byExaminer, known } =
    citation;
  const name = title || displayNumber;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          {known ? (
            <button type="button" className={classes.open} onClick={() => open(id)}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <span className={classes.relevance}>{percent(relevance)}</span>
      </div>
      <p className={classes.facts}>
        <span>{displayNumber}</span>
        {date && <span>{dateWords(date)}</span>}
        {assignee && <span>{assignee}</span>}
        {inventors.length > 0 && <span>{inventors.join(', ')}</span>}
        {byExaminer === true && <span>cited by the examiner</span>}
      </p>
      <p className={classes.basis}>{relevanceBasis?.sentence ?? 'Relevance unknown. The default of 80% is shown.'}</p>
    </li>
  );
}
