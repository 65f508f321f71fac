import { useId, useMemo } from 'react';
import classes from './version-comparison.module.css';
import { sameWords, wordChanges, type VersionPart } from './word-changes.ts';

function Marked({ parts, as: Mark }: { parts: readonly VersionPart[]; as: 'del' | 'ins' }) {
  return parts.map(({ text, changed }, i) => (changed ? <Mark key={i}>{text}</Mark> : text));
}

const count = (words: number): string => `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;

function summary(removed: number, added: number): string {
  if (removed === 0 && added === 0) return 'The versions differ in punctuation alone.';
  if (removed === 0) return `${count(added)} added.`;
  if (added === 0) return `${count(removed)} left out.`;
  return `${count(removed)} left out, ${count(added)} added.`;
}

const APART = 'They share hardly a word, so nothing is marked.';
const TOO_LONG = 'The two versions are too long to be compared word by word.';

/** The original and the improved version beside each other; what one alone has is marked. */
export default function VersionComparison({ original, improved }: { original: string; improved: string }) {
  const id = useId();
  const same = useMemo(() => sameWords(original, improved), [original, improved]);
  const changes = useMemo(() => (same ? null : wordChanges(original, improved)), [same, original, improved]);
  if (same) {
    return (
      <>
        <p className={classes.summary}>The improved version is the same as yours: nothing was changed.</p>
        <blockquote className={classes.version}>{improved}</blockquote>
      </>
    );
  }
  const marked = changes === 'apart' ? null : changes;
  return (
    <>
      <p className={classes.summary}>
        {marked ? summary(marked.removed, marked.added) : changes === 'apart' ? APART : TOO_LONG}
      </p>
      <div className={classes.versions}>
        <section aria-labelledby={`${id}-original`}>
          <h4 className={classes.name} id={`${id}-original`}>
            Your text
          </h4>
          <blockquote className={classes.version}>
            {marked ? <Marked parts={marked.original} as="del" /> : original}
          </blockquote>
        </section>
        <section aria-labelledby={`${id}-improved`}>
          <h4 className={classes.name} id={`${id}-improved`}>
            Improved
          </h4>
          <blockquote className={classes.version}>
            {marked ? <Marked parts={marked.improved} as="ins" /> : improved}
          </blockquote>
        </section>
      </div>
    </>
  );
}
