import { ApiError } from '@premise/web-platform';
import { useCallback, useState, type ReactNode } from 'react';
import { StepUpDialog } from './step-up-dialog.tsx';

const wantsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PASSWORD_CONFIRMATION_NEEDED';

interface StepUp {
  /** Makes a call, asking for the password first when the server wants it; null when the person would rather not. */
  stepUp: <T extends object>(call: () => Promise<T>) => Promise<T | null>;
  /** To be drawn beside (never inside) any other dialog: an Escape is for the topmost one alone. */
  stepUpDialog: ReactNode;
}

/**
 * For what the server only does after a fresh sign-in (decision 5): asks for the current password once, keeps the new
 * token and makes the call again. Cancelling leaves everything as it was.
 */
export function useStepUp(): StepUp {
  const [question, setQuestion] = useState<{ settle: (confirmed: boolean) => void } | null>(null);

  const stepUp = useCallback(async <T extends object>(call: () => Promise<T>): Promise<T | null> => {
    try {
      return await call();
    } catch (error) {
      if (!wantsPassword(error)) throw error;
    }
    const confirmed = await new Promise<boolean>((settle) => setQuestion({ settle }));
    setQuestion(null);
    return confirmed ? call() : null;
  }, []);

  const stepUpDialog = question && (
    <StepUpDialog onConfirmed={() => question.settle(true)} onCancel={() => question.settle(false)} />
  );
  return { stepUp, stepUpDialog };
}
