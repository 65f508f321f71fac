import { DELETE_WORD, type User } from '@premise/contracts';
import { Button, Modal, TextInput } from '@premise/ui';
import { forgetPerson, useSession } from '@premise/web-platform';
import { useId, useRef, useState, type FormEvent } from 'react';
import { problemUnder, type CallProblem } from '../../shared/call-problem.ts';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { deleteAccount, DELETION_FAILED } from './api/delete-account.ts';
import type { Deletion } from './profile-page.tsx';
import formClasses from '../../shared/account/account-form.module.css';
import classes from './profile.module.css';

interface DeleteAccountDialogProps {
  user: User;
  onDeletion: (deletion: Deletion) => void;
  onClose: () => void;
}

const WORD_MISSING = 'Please type DELETE in all caps to confirm account deletion.';

const wordMissing = (): CallProblem => ({
  message: WORD_MISSING,
  detail: null,
  code: 'VALIDATION_FAILED',
  fields: { confirmation: WORD_MISSING },
});

/** Says what goes, asks for the word, and ends the session of who is no more. */
export function DeleteAccountDialog({ user, onDeletion, onClose }: DeleteAccountDialogProps) {
  const { email } = user;
  const { signOut } = useSession();
  const [word, setWord] = useState('');
  const [refusal, setRefusal] = useState<CallProblem | null>(null);
  const { busy, run } = useOneAtATime();
  const { stepUp, stepUpDialog } = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const erase = async () => {
    onDeletion('under way');
    try {
      return await deleteAccount(email);
    } catch (error) {
      onDeletion(null);
      throw error;
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const problem = word === DELETE_WORD ? null : wordMissing();
      setRefusal(problem);
      if (problem) return;
      try {
        if ((await stepUp(erase)) === null) return;
      } catch (error) {
        return setRefusal(problemUnder(error, DELETION_FAILED));
      }
      // the goodbye first: a protected page without a session would lead to /login
      onDeletion({ deleted: email });
      forgetPerson(user.id);
      void signOut();
    });
  };

  const wrong = refusal?.fields['confirmation'];
  return (
    <>
      <Modal opened onClose={onClose} title="Delete Account" size="small" locked={busy}>
        <form className={formClasses.form} ref={form} noValidate onSubmit={onSubmit}>
          <div>
            <p className={classes.lead}>
              This erases everything of <strong>{email}</strong>, for good:
            </p>
            <ul className={classes.erased}>
              <li>your account, with name, address and security answer</li>
              <li>every analysis in your history, and those still running</li>
              <li>your patent applications, with drafts, images and exports</li>
              <li>your sign-in on every device</li>
            </ul>
          </div>
          {refusal && !wrong && <RefusalBanner id={refusalId} message={refusal.message} detail={refusal.detail} />}
          <TextInput
            label={`Type ${DELETE_WORD} to confirm`}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            value={word}
            error={wrong}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <div className={formClasses.actions} data-side="end">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={busy}>
              Delete Account
            </Button>
          </div>
        </form>
      </Modal>
      {stepUpDialog}
    </>
  );
}
