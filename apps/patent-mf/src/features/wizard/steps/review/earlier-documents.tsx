import { Button, Icon } from '@premise/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StepProps } from '../step-props.ts';
import classes from './model-review.module.css';

/** Leads to the prior art of the draft. The search reads what is stored, so that what is written is stored first. */
export function EarlierDocuments({ ensureStored, disabled }: Pick<StepProps, 'ensureStored' | 'disabled'>) {
  const navigate = useNavigate();
  const [going, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    const applicationId = await ensureStored();
    setGoing(false);
    if (applicationId !== null)
      void navigate(`/patent-buddy/prior-art#application=${encodeURIComponent(applicationId)}`);
  };
  return (
    <section className={classes.review} aria-labelledby="earlier-documents">
      <h2 className={classes.title} id="earlier-documents">
        What came before
      </h2>
      <p className={classes.words}>
        Patents close to this draft, with the passages that meet each part of it side by side.
      </p>
      <Button
        variant="default"
        disabled={disabled || going}
        leftSection={<Icon name="search" size={18} />}
        onClick={() => void go()}
      >
        Find prior art
      </Button>
    </section>
  );
}
