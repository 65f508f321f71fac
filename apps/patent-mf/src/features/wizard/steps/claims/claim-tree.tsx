import { claimOutline, type Claim, type ClaimNode } from '@premise/patent-rules';
import { Icon } from '@premise/ui';
import { useMemo } from 'react';
import { claimProblems } from './claim-problems.ts';
import classes from './claim-tree.module.css';

interface ClaimTreeProps {
  claims: readonly Claim[];
  onGoTo: (start: number, end: number) => void;
}

/** Characters of a claim that stand in the outline. */
const SHOWN = 64;

/** Independent claims with those that depend on them, each leading to its words. */
export function ClaimTree({ claims, onGoTo }: ClaimTreeProps) {
  const roots = useMemo(() => claimOutline(claims), [claims]);
  const problems = useMemo(() => claimProblems(claims), [claims]);
  const independent = claims.filter(({ dependsOn }) => dependsOn === null).length;
  return (
    <nav className={classes.tree} aria-label="Outline of the claims">
      <h2 className={classes.title}>Outline</h2>
      {claims.length === 0 ? (
        <p className={classes.sum}>Numbered claims appear here as a tree, with what depends on what.</p>
      ) : (
        <>
          <p className={classes.sum}>
            {claims.length} {claims.length === 1 ? 'claim' : 'claims'}: {independent} independent,{' '}
            {claims.length - independent} dependent
          </p>
          <Branch nodes={roots} problems={problems} onGoTo={onGoTo} depth={0} />
        </>
      )}
    </nav>
  );
}

interface BranchProps extends Pick<ClaimTreeProps, 'onGoTo'> {
  nodes: readonly ClaimNode[];
  problems: ReadonlyMap<Claim, string>;
  depth: number;
}

/** Deeper ones are told by their parents' numbers, not by ever narrower lines. */
const DEEPEST = 4;

function Branch({ nodes, problems, onGoTo, depth }: BranchProps) {
  return (
    <ul className={classes.branch} data-deep={depth >= DEEPEST || undefined}>
      {nodes.map(({ claim, children }) => {
        const problem = problems.get(claim);
        const words = claim.text.trim().replaceAll(/\s+/gu, ' ');
        return (
          <li key={claim.index}>
            <button
              type="button"
              className={classes.claim}
              data-independent={claim.dependsOn === null || undefined}
              onClick={() => onGoTo(claim.span.start, claim.span.end)}
            >
              <span className={classes.number}>{claim.number ?? '?'}</span>
              <span className={classes.words}>
                {words.length > SHOWN ? `${words.slice(0, SHOWN).replace(/\s\S*$/u, '')}…` : words}
                {problem !== undefined && (
                  <span className={classes.problem}>
                    <Icon name="alert" size={14} />
                    {problem}
                  </span>
                )}
              </span>
            </button>
            {children.length > 0 && <Branch nodes={children} problems={problems} onGoTo={onGoTo} depth={depth + 1} />}
          </li>
        );
      })}
    </ul>
  );
}
