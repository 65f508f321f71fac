import classes from './storage-bar.module.css';

/** S2 section 9: green below 80 percent, yellow from there, red at the limit. */
function toneOf(count: number, limit: number): 'green' | 'yellow' | 'red' {
  if (count >= limit) return 'red';
  return count / limit >= 0.8 ? 'yellow' : 'green';
}

/** How much of the limit is used. */
export function StorageBar({ count, limit }: { count: number; limit: number }) {
  const tone = toneOf(count, limit);
  return (
    <div className={classes.storage} data-tone={tone}>
      <p className={classes.words} id="storage">
        {count} of {limit} applications used
      </p>
      <div
        className={classes.bar}
        role="meter"
        aria-labelledby="storage"
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(count, limit)}
      >
        {Array.from({ length: limit }, (_, at) => (
          <span key={at} className={classes.place} data-used={at < count || undefined} />
        ))}
      </div>
      {tone === 'red' && (
        <p className={classes.limit}>
          You&apos;ve reached the maximum limit. Delete an application to create a new one.
        </p>
      )}
    </div>
  );
}
