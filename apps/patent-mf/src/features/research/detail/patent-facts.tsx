import type { AnsweredBy, PatentDetail } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import { Link } from 'react-router-dom';
import { dateWords } from '../shared/date-words.ts';
import { SampleMark } from '../shared/sample-mark.tsx';
import { STATUS_WORDS, TYPE_WORDS } from '../shared/patent-words.ts';
import { PatentClaims } from './patent-claims.tsx';
import classes from './patent-facts.module.css';

const citing = (later: number): string =>
  later === 0
    ? 'No later patent is known'
    : `${later.toLocaleString('en-US')} later ${later === 1 ? 'patent' : 'patents'}`;

const factsOf = (patent: PatentDetail, source: AnsweredBy): [string, string | null][] => [
  ['Patent number', patent.displayNumber],
  ['Inventors', patent.inventors.join(', ') || null],
  ['Assignee', (patent.assignees.length > 0 ? patent.assignees.join(', ') : patent.assignee) ?? 'None on record'],
  ['Filed', patent.filingDate && dateWords(patent.filingDate)],
  ['Published', patent.publicationDate && dateWords(patent.publicationDate)],
  ['Priority', patent.priorityDate && dateWords(patent.priorityDate)],
  ['Application', patent.applicationNumber],
  ['Status', [STATUS_WORDS[patent.status], patent.statusText].filter(Boolean).join(' · ')],
  ['Type', TYPE_WORDS[patent.type]],
  ['Ends', patent.estimatedExpiry && `${dateWords(patent.estimatedExpiry)}, by estimate`],
  ['Claims', patent.claims === null ? null : String(patent.claims)],
  ['Cited by', patent.citationCounts.forward === null ? null : citing(patent.citationCounts.forward)],
  ['Source', source.label],
];

/** What a patent is: number, people, dates, classes, abstract, claims; and where to go from it. */
export function PatentFacts({ patent, source }: { patent: PatentDetail; source: AnsweredBy }) {
  return (
    <>
      {patent.sample && (
        <p className={classes.sample}>
          <SampleMark /> A fictitious patent. It shows how this page works and says nothing about a real one.
        </p>
      )}
      <dl className={classes.facts}>
        {factsOf(patent, source).map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={classes.ways}>
        <Button
          component={Link}
          to={`/patent-buddy/citations#${new URLSearchParams({ number: patent.id }).toString()}`}
          variant="default"
          size="sm"
          leftSection={<Icon name="quote" size={16} />}
        >
          Analyze its citations
        </Button>
        {patent.links.map(({ label, url }) => (
          <Button
            key={url}
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            size="sm"
            rightSection={<Icon name="external" size={14} label="opens in a new tab" />}
          >
            {label}
          </Button>
        ))}
      </div>
      <h3 className={classes.heading}>Abstract</h3>
      <p className={classes.abstract}>{patent.abstract || 'This source holds no abstract.'}</p>
      {patent.cpcTitles.length > 0 && (
        <>
          <h3 className={classes.heading}>Classes</h3>
          <ul className={classes.classes}>
            {patent.cpcTitles.map(({ symbol, title }) => (
              <li key={symbol}>
                <span className={classes.symbol}>{symbol}</span> {title}
              </li>
            ))}
          </ul>
        </>
      )}
      {patent.claimTexts.length > 0 && <PatentClaims claims={patent.claimTexts} />}
    </>
  );
}
