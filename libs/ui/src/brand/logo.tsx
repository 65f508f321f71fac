import classes from './logo.module.css';

/**
 * The mark: the therefore sign, set as type. Two premises stand on the line, what follows stands above them, and a fine
 * stroke draws the step from one to the other. One colour: that of the text around it.
 */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <circle cx="12" cy="5.6" r="3.6" />
      <circle cx="4.6" cy="18" r="3.6" />
      <path d="M19.4 14.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Zm0 2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z" />
    </svg>
  );
}

/** Mark and name side by side. */
export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <span className={classes.wordmark} style={{ fontSize: size }}>
      <span className={classes.mark}>
        <Logo size={Math.round(size * 0.92)} />
      </span>
      <span>Premise</span>
    </span>
  );
}
