import type { PriorArtElement, PriorArtHit, PriorArtResult } from '@premise/contracts';
import { Button, EmptyState, Icon } from '@premise/ui';
import { useEffect, useRef } from 'react';
import { useOpenPatent } from '../detail/use-open-patent.ts';
import { dateWords } from '../shared/date-words.ts';
import { MarkedWords } from '../shared/marked-words.tsx';
import { percent } from '../shared/percent.ts';
import { SampleMark, SampleNotice } from '../shared/sample-mark.tsx';
import { SourceNotice } from '../shared/source-notice.tsx';
import classes from './prior-art-list.module.css';

interface PriorArtListProps {
  result: PriorArtResult;
  onStartOver: () => void;
}

/** The documents, best first; for each, element by element, what it says beside what was asked. */
export function PriorArtList({ result, onStartOver }: PriorArtListProps) {
  const { hits, elements, before, terms, caveat, notice, tried, source } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={classes.notices}>
        <SourceNotice notice={notice} tried={tried} />
        {source.sample && <SampleNotice />}
      </div>
      <div className={classes.top}>
        <div>
          <h2 className={classes.heading} ref={heading} tabIndex={-1}>
            {hits.length === 0
              ? 'No patents found matching your search criteria.'
              : `${hits.length} ${hits.length === 1 ? 'document' : 'documents'} from before ${dateWords(before)}`}
          </h2>
          {terms.length > 0 && <p className={classes.small}>Search terms: {terms.slice(0, 16).join(', ')}.</p>}
        </div>
        <Button variant="default" size="sm" leftSection={<Icon name="arrow-left" size={16} />} onClick={onStartOver}>
          New search
        </Button>
      </div>
      {hits.length === 0 ? (
        <EmptyState icon="search" title="Nothing close in this source">
          <p>That says nothing about other sources.</p>
        </EmptyState>
      ) : (
        <ol className={classes.hits} aria-label="Prior art">
          {hits.map((hit) => (
            <Hit key={hit.patent.id} hit={hit} elements={elements} />
          ))}
        </ol>
      )}
      <p className={classes.caveat}>{caveat}</p>
    </>
  );
}

function Hit({
  hit: { patent, coverage, matches },
  elements,
}: {
  hit: PriorArtHit;
  elements: readonly PriorArtElement[];
}) {
  const { open } = useOpenPatent();
  return (
    <li className={classes.hit}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button type="button" className={classes.open} onClick={() => open(patent.id)}>
            {patent.title}
          </button>
        </h3>
        <span className={classes.coverage}>{percent(coverage)} covered</span>
      </div>
      <p className={classes.facts}>
        {[patent.displayNumber, patent.publicationDate && dateWords(patent.publicationDate), patent.assignee]
          .filter(Boolean)
          .join(' · ')}{' '}
        {patent.sample && <SampleMark />}
      </p>
      <details className={classes.sides}>
        <summary>
          Passages near {matches.length} of {elements.length} elements
        </summary>
        <ul className={classes.elements} aria-label={`Elements in ${patent.displayNumber}`}>
          {elements.map(({ label, text }, at) => {
            const match = matches.find(({ element }) => element === at);
            return (
              <li key={label} className={classes.element} data-met={match ? true : undefined}>
                <p className={classes.asked}>
                  <span className={classes.label}>{label}</span> {text}
                </p>
                {match ? (
                  <p className={classes.said}>
                    <span className={classes.place}>
                      {match.place}, {percent(match.score)}
                    </span>
                    <MarkedWords text={match.passage.text} spans={match.passage.spans} />
                  </p>
                ) : (
                  <p className={classes.unmet}>No passage meets it.</p>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}
