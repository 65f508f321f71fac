import { Skeleton } from '@mantine/core';
import { Page, type PageProps } from '../layout/page.tsx';
import classes from './page-skeleton.module.css';

export interface PageSkeletonProps {
  width?: PageProps['width'];
  /** What is announced; S1's protected screens say "Loading". */
  label?: string;
}

/** The shape of a page that is on its way: a title, a line, a sheet. */
export function PageSkeleton({ width, label = 'Loading' }: PageSkeletonProps) {
  return (
    <Page width={width}>
      <div role="status" aria-busy="true">
        <span className={classes.label}>{label}</span>
        <div className={classes.shapes} aria-hidden="true">
          <Skeleton height={34} width="min(60%, 24rem)" />
          <Skeleton height={16} width="min(85%, 36rem)" mt={16} />
          <Skeleton height={240} radius="lg" mt={32} />
        </div>
      </div>
    </Page>
  );
}
