import type { TermReference } from '@premise/patent-rules';
import audit from '../../../../shared/audit/audit.module.css';
import type { ReadClaims } from './read-claims.ts';

interface TermNoteProps {
  term: TermReference;
  read: ReadClaims;
  onGoTo: (start: number, end: number) => void;
}

/** What is known of one definite term: where it was introduced, or that it was not. */
export function TermNote({ term, read, onGoTo }: TermNoteProps) {
  const { text, name, status, introducedAt, candidates } = term;
  const numberOf = (at: number) => read.claims[at]?.number ?? at + 1;
  if (introducedAt) {
    const { start, end } = introducedAt.span;
    return (
      <>
        “{text}” was introduced in claim {numberOf(introducedAt.claim)}: “{read.text.slice(start, end)}”.{' '}
        <button
          type="button"
          className={audit.action}
          // the caret stays where it is until the button has done its work
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onGoTo(start, end)}
        >
          Go there
        </button>
      </>
    );
  }
  if (status === 'inherent') return <>“{text}” needs no introduction: it belongs to what was named before.</>;
  if (status === 'ambiguous')
    return (
      <>
        “{text}” may mean {candidates.map((one) => `“${one}”`).join(' or ')}.
      </>
    );
  return (
    <>
      “{text}” has no introduction before it. Write “{/^[aeiou]/.test(name) ? 'an' : 'a'} {name}”, or introduce it in a
      claim that this one depends on.
    </>
  );
}
