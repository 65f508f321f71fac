import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './state.module.css';

export interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing here yet: says what will be, and offers the next step. */
export function EmptyState({ icon, title, children, action }: StateProps & { icon?: IconName }) {
  return (
    <div className={classes.state}>
      {icon && (
        <span className={classes.icon}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.body}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
