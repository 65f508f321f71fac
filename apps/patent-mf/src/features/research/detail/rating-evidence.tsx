import type { PatentabilityEvidence } from '@premise/contracts';
import { dateWords } from '../shared/date-words.ts';
import { MarkedWords } from '../shared/marked-words.tsx';
import classes from './patentability.module.css';
import { useOpenPatent } from './use-open-patent.ts';

/** One thing a rating rests on: a sentence, the document it speaks of, the words it points to. */
export function RatingEvidence({ evidence: { text, patent, passage } }: { evidence: PatentabilityEvidence }) {
  const { open } = useOpenPatent();
  return (
    <li>
      {text}
      {patent && (
        <>
          {' '}
          <button type="button" className={classes.link} onClick={() => open(patent.id)}>
            {patent.displayNumber}
          </button>{' '}
          <span className={classes.other}>
            {patent.title}
            {patent.date && `, ${dateWords(patent.date)}`}
          </span>
        </>
      )}
      {passage && (
        <q className={classes.passage}>
          <MarkedWords text={passage.text} spans={passage.spans} />
        </q>
      )}
    </li>
  );
}
