import { Icon } from '../icon/icon.tsx';
import type { StateProps } from './empty-state.tsx';
import classes from './state.module.css';

/** Something failed: says what happened, what is safe, and what to do. Announced at once. */
export function ErrorState({ title, children, action, level = 2 }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.state} data-tone="error" role="alert">
      <span className={classes.icon}>
        <Icon name="alert" size={24} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.body}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
