import type { User } from '@premise/contracts';
import { Badge, Banner, Button } from '@premise/ui';
import { useId, useRef, useState } from 'react';
import { AccountSection, SheetBlock } from '../../shared/account/account-section.tsx';
import { DetailList, DetailRow } from '../../shared/account/detail-list.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { UnverifiedEmail } from './unverified-email.tsx';
import { usePendingEmail } from './use-pending-email.ts';
import classes from './profile.module.css';

/** The address, whether it is verified, and the way to another one. */
export function EmailSection({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  const [kept, setKept] = useState(false);
  const { pending, noteAsked, noteCancelled } = usePendingEmail(user);
  const changeButton = useRef<HTMLButtonElement>(null);
  const formId = useId();

  const onAsked = (email: string) => {
    noteAsked(email);
    setKept(false);
    setChanging(false);
  };
  const onCancelled = () => {
    noteCancelled();
    setKept(true);
    // what was clicked is gone
    changeButton.current?.focus();
  };

  return (
    <AccountSection title="Email" description="You sign in with this address, and Premise writes to it.">
      <DetailList>
        <DetailRow
          label="Address"
          action={
            <Button
              ref={changeButton}
              variant="default"
              size="sm"
              aria-expanded={changing}
              aria-controls={formId}
              onClick={() => setChanging(!changing)}
            >
              Change Email
            </Button>
          }
        >
          <span className={classes.address}>{user.email}</span>
          <Badge className={classes.badge} color={user.isVerified ? 'green' : 'yellow'}>
            {user.isVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </DetailRow>
      </DetailList>
      {!user.isVerified && (
        <SheetBlock>
          <UnverifiedEmail email={user.email} />
        </SheetBlock>
      )}
      {pending !== null && (
        <SheetBlock>
          <PendingEmail current={user.email} pending={pending} onCancelled={onCancelled} />
        </SheetBlock>
      )}
      {kept && pending === null && (
        <SheetBlock>
          <Banner tone="success">Your address stays {user.email}. The link that we sent leads nowhere now.</Banner>
        </SheetBlock>
      )}
      {changing && (
        <div id={formId}>
          <SheetBlock>
            <ChangeEmailForm current={user.email} onAsked={onAsked} onCancel={() => setChanging(false)} />
          </SheetBlock>
        </div>
      )}
    </AccountSection>
  );
}
