import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './state.module.css';

export interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Heading level: 1 where the state is the whole page, else 2. */
  level?: 1 | 2;
}

/** Nothing here yet: says what will be, and offers the next step. */
export function EmptyState({ icon, title, children, action, level = 2 }: StateProps & { icon?: IconName }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.state} data-tone={icon === 'check' ? 'success' : undefined}>
      {icon && (
        <span className={classes.icon}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.body}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
