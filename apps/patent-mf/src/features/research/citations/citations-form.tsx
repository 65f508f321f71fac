import { Button, Icon, TextInput } from '@premise/ui';
import { useState } from 'react';
import classes from '../shared/research-form.module.css';

interface CitationsFormProps {
  number: string;
  before: string | null;
  busy: boolean;
  onAnalyze: (number: string, before: string | null) => void;
}

/** A number, and the day from which citing documents are left out. */
export function CitationsForm({ number, before, busy, onAnalyze }: CitationsFormProps) {
  const [typed, setTyped] = useState(number);
  const [day, setDay] = useState(before ?? '');
  const asked = `${number} ${before ?? ''}`;
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    // after "Try Again" what was typed stays, to be mended
    if (number !== '') {
      setTyped(number);
      setDay(before ?? '');
    }
  }
  return (
    <form
      className={classes.form}
      aria-label="Citation analysis"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onAnalyze(typed.trim(), day === '' ? null : day);
      }}
    >
      <TextInput
        className={classes.long}
        size="md"
        label="Patent number"
        placeholder="e.g., US10123456, US20230012345A1"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        leftSection={<Icon name="search" size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextInput
        className={classes.short}
        size="md"
        type="date"
        label="Cited before (optional)"
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button type="submit" disabled={typed.trim() === ''} loading={busy}>
        Analyze Citations
      </Button>
    </form>
  );
}
