import { LIMITS } from '@premise/contracts';
import { Button, TextInput } from '@premise/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { nameVersion } from './name-version.ts';
import classes from './version-history.module.css';

/** Keeps the present state for good, under a name of its owner's. */
export function KeepUnderName({ applicationId, onKept }: { applicationId: string; onKept: () => void }) {
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => nameVersion(applicationId, name.trim()),
    onSuccess: () => {
      setName('');
      onKept();
    },
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') mutate();
  };
  return (
    <form className={classes.keep} onSubmit={keep}>
      <TextInput
        label="Name this version"
        placeholder="Before the attorney’s comments"
        className={classes.name}
        value={name}
        maxLength={LIMITS.versionNameMaxLength}
        error={error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''} loading={isPending}>
        Save version
      </Button>
    </form>
  );
}
