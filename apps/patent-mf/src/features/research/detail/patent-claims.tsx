import type { PatentClaim } from '@premise/contracts';
import classes from './patent-facts.module.css';

/** All claims, folded away: most readers come for the first. */
export function PatentClaims({ claims }: { claims: readonly PatentClaim[] }) {
  const independent = claims.filter(({ dependsOn }) => dependsOn.length === 0).length;
  return (
    <details className={classes.claims}>
      <summary>
        {claims.length} {claims.length === 1 ? 'claim' : 'claims'}, {independent} independent
      </summary>
      <ol>
        {claims.map(({ number, text }) => (
          <li key={number} value={number}>
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
