import type { User } from '@premise/contracts';
import { Anchor, Button } from '@premise/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountSection } from '../../shared/account/account-section.tsx';
import { DetailList, DetailRow } from '../../shared/account/detail-list.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';

/** A mailed link for who has forgotten the password; the settings for who knows it. */
export function PasswordSection({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      title="Forgotten password"
      description={
        <>
          If you know your password, change it in the{' '}
          <Anchor component={Link} to="/settings#password" inherit>
            settings
          </Anchor>
          .
        </>
      }
    >
      <DetailList>
        <DetailRow
          label="Reset link"
          action={
            <Button variant="default" size="sm" onClick={() => setAsking(true)}>
              Reset Password
            </Button>
          }
        >
          We email you a link to set a new password.
        </DetailRow>
      </DetailList>
      {asking && <ResetPasswordDialog user={user} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}
