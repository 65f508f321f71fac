import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export interface BannerProps {
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
}

const ICONS: Record<BannerTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'error' };

/** A message in the page. Errors interrupt a screen reader; everything else waits its turn. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={classes.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.body}>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
