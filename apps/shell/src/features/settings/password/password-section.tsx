import { AccountSection, SheetBlock } from '../../../shared/account/account-section.tsx';
import { titleOf } from '../navigation/sections.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export function PasswordSection() {
  return (
    <AccountSection
      id="password"
      title={titleOf('password')}
      description="A new password signs out every other device and is confirmed by mail."
    >
      <SheetBlock>
        <ChangePasswordForm />
      </SheetBlock>
    </AccountSection>
  );
}
