import type { User } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useNavigate } from 'react-router-dom';
import classes from './account-card.module.css';

/** Who is signed in, and the way out (S1 section 2). */
export function AccountCard({ user }: { user: User }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const name = user.name || user.firstName || 'User';
  const leave = () => {
    void signOut();
    void navigate('/');
  };
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
        onClick={leave}
      >
        Sign out
      </Button>
    </section>
  );
}
