import { Page, Title } from '@premise/ui';
import type { ReactNode } from 'react';
import classes from './reading-page.module.css';

export interface ReadingPageProps {
  title: string;
  /** Small words above the title: what kind of page this is. */
  kind?: string;
  /** The first, larger paragraph. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page that is there to be read: one column, the reading face, a measure. */
export function ReadingPage({ title, kind, lead, children }: ReadingPageProps) {
  return (
    <Page width="reading">
      <article className={classes.article}>
        <header className={classes.header}>
          {kind !== undefined && <p className={classes.kind}>{kind}</p>}
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </header>
        {children}
      </article>
    </Page>
  );
}

/** What to do after reading: a button or two. */
export function ReadingActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
