import { Button, Modal, Progress, Textarea } from '@premise/ui';
import { useState } from 'react';
import type { TitleJob } from './use-title-job.ts';
import classes from './title-generator.module.css';

interface TitleGeneratorProps {
  job: TitleJob;
  /** What the draft says of the invention already. */
  description: string;
  onPick: (title: string) => void;
  onClose: () => void;
}

/** The modal that makes titles from a description (S2 section 2). */
export function TitleGenerator({ job, description: prefilled, onPick, onClose }: TitleGeneratorProps) {
  const [description, setDescription] = useState(prefilled);
  const { generating, result, error } = job;
  const decline = () => {
    job.clear();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Generate Patent Titles">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!generating) void job.generate(description);
        }}
      >
        <Textarea
          label="Brief Description of Your Invention"
          description={
            prefilled === ''
              ? 'What it is, what it does, and what it is made of.'
              : 'Taken from your draft; change it as you like.'
          }
          rows={6}
          resize="vertical"
          value={description}
          data-autofocus
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button type="submit" disabled={generating || description.trim() === ''}>
            {generating ? 'Generating Titles...' : 'Generate Title Options'}
          </Button>
          <Button variant="subtle" onClick={decline}>
            No thanks, I&apos;ll create my own
          </Button>
        </div>
      </form>
      {generating && (
        <div className={classes.running} role="status">
          <Progress value={Math.max(4, job.progress)} size="sm" aria-label="Generating titles" />
          <p>{job.doing ?? 'Waiting for its turn'}</p>
        </div>
      )}
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {job.canUseBuiltIn && (
        <Button
          className={classes.instead}
          variant="default"
          onClick={() => void job.generate(description, 'built-in')}
        >
          Use the built-in generator
        </Button>
      )}
      {result && (
        <section className={classes.options} aria-labelledby="generated-title-options">
          <h3 id="generated-title-options" className={classes.heading}>
            Generated Title Options
          </h3>
          <ul>
            {result.titles.map((title) => (
              <li key={title}>
                <button type="button" className={classes.option} onClick={() => onPick(title)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <p className={classes.maker}>
            {result.engine === 'built-in'
              ? 'Composed from your words by the built-in generator.'
              : `Proposed by ${result.model ?? 'the language model'}.`}
          </p>
        </section>
      )}
    </Modal>
  );
}
