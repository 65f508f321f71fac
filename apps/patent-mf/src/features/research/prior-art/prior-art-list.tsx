import type { PriorArtElement, PriorArtHit, PriorArtResult } from '@premise/contracts';
import { Button, EmptyState, Icon } from '@premise/ui';
import { useEffect, useRef } from 'react';
import { useOpenPatent } from '../detail/use-open-patent.ts';
import { dateWords } from '../shared/date-words.ts';
import { MarkedWords } from '../shared/marked-words.tsx';
import { percent } from '../shared/percent.ts';
import { SampleMark } from '../shared/sample-mark.tsx';
import { SourceNotice } from '../shared/source-notice.tsx';
import { CUT_OFF, judgeHits, wholePercent } from './judge-hits.ts';
import classes from './prior-art-list.module.css';

interface PriorArtListProps {
  result: PriorArtResult;
  onStartOver: () => void;
}

/** A verdict, then the documents, best first; for each, element by element, what it says beside what was asked. */
export function PriorArtList({ result, onStartOver }: PriorArtListProps) {
  const { hits, before, terms, caveat, notice, tried } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { sentence, above, below } = judgeHits(hits);
  return (
    <>
      <div className={classes.notices}>
        <SourceNotice notice={notice} tried={tried} />
      </div>
      <div className={classes.top}>
        <div>
          <h2 className={classes.heading} ref={heading} tabIndex={-1}>
            {hits.length === 0 ? 'No patents found matching your search criteria.' : sentence}
          </h2>
          {hits.length > 0 && (
            <p className={classes.small}>
              {above.length} of {countDocuments(hits.length)} from before {dateWords(before)}{' '}
              {above.length === 1 ? 'covers' : 'cover'} {percent(CUT_OFF)} or more.
            </p>
          )}
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
        <>
          {above.length > 0 && <Hits name="Prior art" hits={above} result={result} />}
          {below.length > 0 && (
            <details className={classes.weaker} open={above.length === 0}>
              <summary>
                {countDocuments(below.length)} below {percent(CUT_OFF)}
              </summary>
              <Hits name="Weaker matches" hits={below} result={result} />
            </details>
          )}
        </>
      )}
      <p className={classes.caveat}>{caveat}</p>
    </>
  );
}

const countDocuments = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;

interface HitsProps {
  name: string;
  hits: readonly PriorArtHit[];
  result: PriorArtResult;
}

function Hits({ name, hits, result: { elements, source } }: HitsProps) {
  return (
    <ol className={classes.hits} aria-label={name}>
      {hits.map((hit) => (
        <Hit key={hit.patent.id} hit={hit} elements={elements} isMarked={hit.patent.sample && !source.sample} />
      ))}
    </ol>
  );
}

interface HitProps {
  hit: PriorArtHit;
  elements: readonly PriorArtElement[];
  /** Sample data among real ones. */
  isMarked: boolean;
}

function Hit({ hit: { patent, coverage, matches }, elements, isMarked }: HitProps) {
  const { open } = useOpenPatent();
  return (
    <li className={classes.hit}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button type="button" className={classes.open} onClick={() => open(patent.id)}>
            {patent.title}
          </button>
        </h3>
        <span className={classes.coverage}>{wholePercent(coverage)} covered</span>
      </div>
      <p className={classes.facts}>
        {[patent.displayNumber, patent.publicationDate && dateWords(patent.publicationDate), patent.assignee]
          .filter(Boolean)
          .join(' · ')}{' '}
        {isMarked && <SampleMark />}
      </p>
      <details className={classes.sides}>
        <summary>
          Passages near {matches.length} of {elements.length === 1 ? '1 element' : `${elements.length} elements`}
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
                  <p className={classes.unmet}>No passage matches it.</p>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}
