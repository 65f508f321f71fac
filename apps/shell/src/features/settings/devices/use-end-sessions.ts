import type { SessionListItem } from '@premise/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../../../shared/call-problem.ts';
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts';
import { endOtherSessions } from '../api/end-other-sessions.ts';
import { endSession } from '../api/end-session.ts';
import { SESSIONS_KEY } from './use-sessions.ts';

interface Outcome {
  tone: 'success' | 'error';
  message: string;
  detail: string | null;
}

const done = (message: string): Outcome => ({ tone: 'success', message, detail: null });

/** Ends sessions and says how it went; the list is looked up again either way. */
export function useEndSessions() {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, run } = useOneAtATime();

  const end = (work: () => Promise<Outcome>) =>
    run(async () => {
      setOutcome(null);
      try {
        setOutcome(await work());
      } catch (error) {
        const { message, detail } = problemOf(error, 'Failed to sign out the device');
        setOutcome({ tone: 'error', message, detail });
      }
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    });

  return {
    busy,
    outcome,
    endOne: ({ id, device }: SessionListItem) =>
      end(async () => {
        await endSession(id);
        return done(`${device} is signed out.`);
      }),
    endOthers: () =>
      end(async () => {
        const ended = await endOtherSessions();
        return done(ended === 1 ? 'One device is signed out.' : `${ended} devices are signed out.`);
      }),
  };
}
