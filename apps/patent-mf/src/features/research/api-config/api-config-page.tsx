import { isOfficeKey } from '@premise/contracts';
import { Banner, Button, Icon, Page, PasswordInput } from '@premise/ui';
import { clearUSPTOApiKey, setUSPTOApiKey, useDocumentTitle } from '@premise/web-platform';
import { useRef, useState } from 'react';
import { testOfficeKey } from '../api/test-office-key.ts';
import { Connection } from '../shared/connection.tsx';
import { ResearchHead } from '../shared/research-head.tsx';
import { useOfficeKey } from '../shared/use-sources.ts';
import { KeyInstructions } from './key-instructions.tsx';
import { KeyStatus } from './key-status.tsx';
import { useSavedBanner } from './use-saved-banner.ts';
import classes from './api-config-page.module.css';

const MISSING = 'Please enter a valid API key';
const MISSING_FOR_TEST = 'Please enter a valid API key first';
const UNFIT =
  'Please enter a valid API key. This one holds blanks or characters that no key has, perhaps hidden ones: copy it anew.';
const VALID = '✅ API key is valid and working!';

type Test = { state: 'testing' } | { state: 'valid' } | { state: 'failed'; message: string };

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown error';

/** /patent-buddy/api-config: the reader's own key for the patent office, kept in this browser. */
export function ApiConfigPage() {
  useDocumentTitle('Patent-office key');
  const stored = useOfficeKey();
  const [typed, setTyped] = useState(stored ?? '');
  const [error, setError] = useState<string | null>(null);
  const [test, setTest] = useState<Test | null>(null);
  const saved = useSavedBanner();
  const latest = useRef(0);

  const begin = () => {
    latest.current += 1;
    setError(null);
    setTest(null);
    saved.hide();
  };
  const save = () => {
    begin();
    if (typed.trim() === '') return setError(MISSING);
    if (!isOfficeKey(typed.trim())) return setError(UNFIT);
    try {
      setUSPTOApiKey(typed);
      setTyped(typed.trim());
      saved.show();
    } catch (thrown) {
      setError(`Failed to save API key: ${messageOf(thrown)}`);
    }
  };
  const tryKey = async () => {
    begin();
    if (typed.trim() === '') return setError(MISSING_FOR_TEST);
    if (!isOfficeKey(typed.trim())) return setError(UNFIT);
    const own = latest.current;
    setTest({ state: 'testing' });
    let outcome: Test;
    try {
      await testOfficeKey(typed.trim());
      outcome = { state: 'valid' };
    } catch (thrown) {
      outcome = { state: 'failed', message: messageOf(thrown) };
    }
    // what was typed, saved or cleared since is another key
    if (latest.current === own) setTest(outcome);
  };
  const clear = () => {
    begin();
    clearUSPTOApiKey();
    setTyped('');
  };
  return (
    <Page width="reading">
      <ResearchHead title="Patent-office key" aside={<Connection asking={test?.state === 'testing'} />}>
        Your own key for the United States patent office. The research tools work without one, on other sources.
      </ResearchHead>
      <KeyStatus />
      <form
        className={classes.form}
        aria-label="Patent-office key"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <PasswordInput
          label="USPTO API key"
          description="It stays in this browser and is removed when you sign out."
          name="office-key"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={typed}
          error={error}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the key', tabIndex: 0 }}
          onChange={(event) => {
            begin();
            setTyped(event.currentTarget.value);
          }}
        />
        <div className={classes.buttons}>
          <Button type="submit" leftSection={<Icon name="key" size={16} />}>
            Save Key
          </Button>
          <Button variant="default" loading={test?.state === 'testing'} onClick={() => void tryKey()}>
            Test Key
          </Button>
          <Button variant="subtle" disabled={typed === '' && stored === null} onClick={clear}>
            Clear
          </Button>
        </div>
        <div className={classes.said}>
          {saved.shown && <Banner tone="success">API key saved successfully!</Banner>}
          {test?.state === 'testing' && <Banner tone="info">Asking the patent office…</Banner>}
          {test?.state === 'valid' && <Banner tone="success">{VALID}</Banner>}
          {test?.state === 'failed' && <Banner tone="error">{`❌ API key test failed: ${test.message}`}</Banner>}
        </div>
      </form>
      <KeyInstructions />
    </Page>
  );
}
