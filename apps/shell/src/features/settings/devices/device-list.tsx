import type { SessionListItem } from '@premise/contracts';
import { Banner, Button, ConfirmDialog } from '@premise/ui';
import { useState } from 'react';
import { SheetBlock } from '../../../shared/account/account-section.tsx';
import { DeviceRow } from './device-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';
import classes from './devices.module.css';

/** What is to be ended, once confirmed: one session, or all others. */
type Question = SessionListItem | 'others';

const othersInWords = (count: number): string => (count === 1 ? 'one other device' : `${count} other devices`);

export function DeviceList({ sessions }: { sessions: SessionListItem[] }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, outcome, endOne, endOthers } = useEndSessions();
  const others = sessions.filter((session) => !session.current).length;

  const confirm = async () => {
    if (question === null) return;
    await (question === 'others' ? endOthers() : endOne(question));
    setQuestion(null);
  };

  return (
    <>
      {outcome && (
        <SheetBlock>
          <Banner tone={outcome.tone} title={outcome.detail ? outcome.message : undefined}>
            {outcome.detail ?? outcome.message}
          </Banner>
        </SheetBlock>
      )}
      <ul className={classes.list}>
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onEnd={() => setQuestion(session)} />
        ))}
      </ul>
      {others > 0 && (
        <div className={classes.foot}>
          <Button variant="default" size="sm" onClick={() => setQuestion('others')}>
            Sign out all other devices
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={question !== null}
        title={question === 'others' ? 'Sign out all other devices' : 'Sign out this device'}
        message={
          question === 'others' ? (
            <p>This signs out {othersInWords(others)}. You stay signed in here.</p>
          ) : (
            <p>{question?.device} has to sign in again with your password.</p>
          )
        }
        confirmLabel="Sign out"
        tone="plain"
        onConfirm={() => void confirm()}
        onCancel={() => setQuestion(null)}
        busy={busy}
      />
    </>
  );
}
