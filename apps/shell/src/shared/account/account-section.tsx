import { useId, type ReactNode } from 'react';
import classes from './account.module.css';

interface AccountSectionProps {
  /** Anchor of the section, for links into the page. */
  id?: string;
  title: string;
  description?: ReactNode;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** One matter of an account: what it is called, and a sheet with its rows and forms. */
export function AccountSection({ id, title, description, tone = 'plain', children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} id={id} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {description && <p className={classes.description}>{description}</p>}
      </header>
      <div className={classes.sheet} data-tone={tone}>
        {children}
      </div>
    </section>
  );
}

/** What stands in a sheet and is no row: a form, a message. */
export function SheetBlock({ children }: { children: ReactNode }) {
  return <div className={classes.block}>{children}</div>;
}
