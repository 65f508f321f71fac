import { Button, Modal, Skeleton } from '@premise/ui';
import { ApiError } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { getPatent } from '../api/get-patent.ts';
import { NotHeld } from '../shared/not-held.tsx';
import { reasonOf } from '../shared/reason-of.ts';
import { Patentability } from './patentability.tsx';
import { PatentFacts } from './patent-facts.tsx';
import { useOpenPatent } from './use-open-patent.ts';
import classes from './patent-dialog.module.css';

/** The details of the patent that the address names; nothing where it names none. Stands once on every research screen. */
export function PatentDialog() {
  const { id, close } = useOpenPatent();
  return id === null ? null : <OpenDialog id={id} onClose={close} />;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && ['PATENT_NOT_FOUND', 'PATENT_NUMBER_UNREADABLE', 'NOT_FOUND'].includes(error.code);

function OpenDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['research-patent', id],
    queryFn: ({ signal }) => getPatent(id, signal),
    retry: false,
    staleTime: 300_000,
  });
  const failed = error !== null && !data;
  return (
    <Modal opened onClose={onClose} size="large" title={data?.patent.title ?? (failed ? 'No details' : 'Patent')}>
      {data ? (
        <>
          <PatentFacts patent={data.patent} source={data.source} />
          <Patentability id={data.patent.id} />
        </>
      ) : failed ? (
        <div role="alert">
          <p>{isUnknown(error) ? 'Patent not found' : `The details could not be loaded: ${reasonOf(error)}.`}</p>
          <NotHeld error={error} />
          {!isUnknown(error) && (
            <Button loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the patent">
          <Skeleton height={16} width="60%" />
          <Skeleton height={120} mt={16} />
          <Skeleton height={220} mt={16} />
        </div>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          Close details
        </Button>
      </div>
    </Modal>
  );
}
