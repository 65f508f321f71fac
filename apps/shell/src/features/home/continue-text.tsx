import { Button } from '@premise/ui';
import { keptText, useSession } from '@premise/web-platform';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './continue-text.module.css';

const PREVIEW_LENGTH = 160;

/** Offers a new account the text that it typed before signing up. */
export function ContinueText() {
  const { user } = useSession();
  return user === null || user.isDemoUser === true ? null : <Offer key={user.id} email={user.email} />;
}

function Offer({ email }: { email: string }) {
  const [text] = useState(() => keptText.read(email).trim());
  if (text === '') return null;
  const letters = Array.from(text.slice(0, 2 * PREVIEW_LENGTH));
  const preview = letters.slice(0, PREVIEW_LENGTH).join('').trimEnd();
  return (
    <section className={classes.offer} aria-labelledby="continue-title">
      <div className={classes.words}>
        <h2 id="continue-title" className={classes.title}>
          Your text is ready
        </h2>
        <p className={classes.preview}>{letters.length > PREVIEW_LENGTH ? `${preview}…` : preview}</p>
      </div>
      <Button component={Link} to="/analyzer" size="md">
        Continue with your text
      </Button>
    </section>
  );
}
