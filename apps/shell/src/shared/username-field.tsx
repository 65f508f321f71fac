import { useSession } from '@premise/web-platform';

/** Tells a password manager whose password a form is about, where the form itself does not ask. */
export function UsernameField() {
  const { user } = useSession();
  return <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
