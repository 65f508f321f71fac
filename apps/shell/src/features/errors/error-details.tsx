import { Button, Icon } from '@premise/ui';
import { useState } from 'react';
import { describeEnvironment } from './describe-environment.ts';
import classes from './error-details.module.css';

interface ErrorDetailsProps {
  error: Error;
  componentStack: string;
}

/** What to send to support: the error, where it happened, and in which browser. */
export function ErrorDetails({ error, componentStack }: ErrorDetailsProps) {
  const [environment] = useState(describeEnvironment);
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = `${error.name}: ${error.message}`;
  const stack = componentStack.trim();
  const lines = environment.map(([name, value]) => `${name}: ${value}`);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText([text, stack, lines.join('\n')].filter((part) => part !== '').join('\n\n'));
      setCopied(true);
    } catch {
      // not allowed here: the words stand on the page and can be marked
      setCopied(false);
    }
  };

  return (
    <details className={classes.details}>
      <summary className={classes.summary}>Technical details</summary>
      <section aria-label="Error">
        <h2 className={classes.title}>Error</h2>
        <pre className={classes.text}>{text}</pre>
      </section>
      {stack !== '' && (
        <section aria-label="Component stack">
          <h2 className={classes.title}>Component stack</h2>
          <pre className={classes.text} tabIndex={0}>
            {stack}
          </pre>
        </section>
      )}
      <section aria-label="Environment">
        <h2 className={classes.title}>Environment</h2>
        <pre className={classes.text}>{lines.join('\n')}</pre>
      </section>
      <div className={classes.copy}>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
          onClick={() => void copy()}
        >
          Copy details
        </Button>
        <span role="status">
          {copied === true && 'Copied'}
          {copied === false && 'Your browser did not allow it. Mark the text and copy it.'}
        </span>
      </div>
    </details>
  );
}
