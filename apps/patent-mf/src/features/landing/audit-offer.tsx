import { Button, Icon } from '@premise/ui';
import { Link } from 'react-router-dom';
import classes from './audit-offer.module.css';

/** For those who have written elsewhere: the audit of a draft, without an account. */
export function AuditOffer() {
  return (
    <section className={classes.offer} aria-labelledby="audit-offer">
      <div>
        <h2 id="audit-offer" className={classes.title}>
          Have a draft already?
        </h2>
        <p className={classes.words}>
          Paste it or drop the file, and see its red flags at once: what the rules of filing ask for, where your text
          falls short, and why it matters. No account, and the draft is not kept.
        </p>
      </div>
      <Button component={Link} to="/patent-buddy/audit" size="lg" leftSection={<Icon name="check" size={20} />}>
        Audit my draft
      </Button>
    </section>
  );
}
