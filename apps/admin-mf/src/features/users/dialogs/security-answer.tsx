import type { User } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import { useMutation } from '@tanstack/react-query';
import { failureOf } from '../../../shared/failure.ts';
import { FailureBanner } from '../../../shared/failure-banner.tsx';
import { revealAnswer } from '../api/reveal-answer.ts';
import classes from './dialogs.module.css';

/** The answer stays with the server until it is asked for, and the audit log knows who asked. */
export function SecurityAnswer({ user }: { user: User }) {
  // gone with the dialog: nothing of it is kept in the page
  const reveal = useMutation({ mutationFn: () => revealAnswer(user.id), gcTime: 0 });
  if (reveal.data) return <span className={classes.answer}>{reveal.data.securityAnswer ?? 'None'}</span>;
  return (
    <>
      <FailureBanner failure={reveal.error ? failureOf(reveal.error, 'The answer could not be shown') : null} />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Icon name="eye" size={14} />}
        onClick={() => reveal.mutate()}
        loading={reveal.isPending}
      >
        Show answer
      </Button>
      <p className={classes.hint}>The audit log records that you looked.</p>
    </>
  );
}
