import { useDeferredValue, useMemo, useState } from 'react';
import { showSpan } from '../../checks/show-span.ts';
import type { StepProps } from '../step-props.ts';
import { ClaimTree } from './claim-tree.tsx';
import { ClaimsEditor } from './claims-editor.tsx';
import { claimReader } from './read-claims.ts';
import classes from './claims-step.module.css';

/** The claims, with their outline beside them and their terms traced to where they were introduced. */
export function ClaimsStep({ draft, change, disabled }: StepProps) {
  const { claims: text } = draft;
  const [readClaims] = useState(claimReader);
  // reading a hundred claims must not hold up the next keystroke
  const settled = useDeferredValue(text);
  const read = useMemo(() => readClaims(settled), [readClaims, settled]);
  const missing = read.references.filter(({ status }) => status === 'missing');
  const goTo = (start: number, end: number) => showSpan({ place: 'claims', span: { start, end }, index: null });
  const goToMissing = () => {
    const first = missing[0];
    if (first) goTo(first.span.start, first.span.end);
  };
  return (
    <>
      <p className={classes.guide}>
        A provisional application needs no claims; they are optional. Writing one or two all the same shows whether the
        description covers what you want to protect. One sentence each, numbered.
      </p>
      <div className={classes.desk}>
        <div className={classes.editor}>
          <ClaimsEditor
            text={text}
            read={read}
            disabled={disabled}
            onChange={(claims) => change({ claims })}
            onGoTo={goTo}
          />
          {missing.length > 0 && (
            <button type="button" className={classes.missing} onClick={goToMissing}>
              {missing.length === 1 ? '1 term has' : `${missing.length} terms have`} no introduction. Show the first
            </button>
          )}
        </div>
        <ClaimTree claims={read.claims} onGoTo={goTo} />
      </div>
    </>
  );
}
