import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import classes from './version-comparison.module.css';
import { sameWords, wordChanges, type VersionPart } from './word-changes.ts';

function Marked({ parts, as: Mark }: { parts: readonly VersionPart[]; as: 'del' | 'ins' }) {
  return parts.map(({ text, changed }, i) => (changed ? <Mark key={i}>{text}</Mark> : text));
}

/** A version; where it is too long for its frame the keyboard scrolls it. */
function Version({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const quote = useRef<HTMLQuoteElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = quote.current;
    if (!element) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [children]);
  return (
    <blockquote
      ref={quote}
      className={classes.version}
      tabIndex={scrolls ? 0 : undefined}
      aria-labelledby={scrolls ? labelledBy : undefined}
    >
      {children}
    </blockquote>
  );
}

const count = (words: number): string => `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;

function summary(removed: number, added: number): string {
  if (removed === 0 && added === 0) return 'Only the punctuation differs.';
  if (removed === 0) return `${count(added)} added`;
  if (added === 0) return `${count(removed)} removed`;
  return `${count(removed)} removed, ${added.toLocaleString('en')} added`;
}

const APART = 'The versions share few words, so no changes are marked.';
const TOO_LONG = 'The versions are too long to compare word by word.';

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
          <Version labelledBy={`${id}-original`}>
            {marked ? <Marked parts={marked.original} as="del" /> : original}
          </Version>
        </section>
        <section aria-labelledby={`${id}-improved`}>
          <h4 className={classes.name} id={`${id}-improved`}>
            Improved
          </h4>
          <Version labelledBy={`${id}-improved`}>
            {marked ? <Marked parts={marked.improved} as="ins" /> : improved}
          </Version>
        </section>
      </div>
    </>
  );
}
