import type { User } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import { useSignOut } from '@premise/web-platform';
import classes from './account-card.module.css';

/** Who is signed in, and the way out (S1 section 2). */
export function AccountCard({ user }: { user: User }) {
  const signOut = useSignOut();
  const name = user.name || user.firstName || 'User';
  return (
    <section className={classes.card} aria-label="Signed in as">
      <span className={classes.initial} aria-hidden="true">
        {Array.from(user.firstName || user.name || 'U')[0]?.toUpperCase()}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.email} title={user.email}>
          {user.email}
        </p>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon name="sign-out" size={16} />}
        onClick={signOut}
      >
        Sign out
      </Button>
    </section>
  );
}
