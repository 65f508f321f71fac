import { LIMITS, type EngineName, type TitlesResult } from '@premise/contracts';
import { ApiError, usePatentJob } from '@premise/web-platform';
import { useState } from 'react';
import { newCopyId } from '../../session/new-copy-id.ts';
import { cancelTitles } from './cancel-titles.ts';
import { startTitles } from './start-titles.ts';

const TOO_SHORT = `Please provide a description with at least ${LIMITS.titleDescriptionMinLength} characters to generate titles.`;
const FAILED = 'Failed to generate titles. Please try again.';

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' ? error.message : FAILED;

export interface TitleJob {
  generating: boolean;
  /** What the job is doing, in words; null before it tells. */
  doing: string | null;
  progress: number;
  result: TitlesResult | null;
  error: string | null;
  /** The language model has failed: the built-in generator may not. */
  canUseBuiltIn: boolean;
  /** Without an engine the service chooses. */
  generate: (description: string, engine?: EngineName) => Promise<void>;
  /** Forgets titles and error; what still runs is cancelled. */
  clear: () => void;
}

/** The making of titles as a job: it goes on while its window is closed. */
export function useTitleJob(): TitleJob {
  const [jobId, setJobId] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { job, error: lost } = usePatentJob(jobId);
  const titles = job?.kind === 'titles' ? job : null;
  const running = jobId !== null && lost === null && titles?.state !== 'done' && titles?.state !== 'failed';

  const generate = async (description: string, engine?: EngineName) => {
    setJobId(null);
    setRefused(null);
    if (description.trim().length < LIMITS.titleDescriptionMinLength) {
      setRefused(TOO_SHORT);
      return;
    }
    setStarting(true);
    try {
      setJobId(await startTitles(description, newCopyId(), engine));
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setStarting(false);
    }
  };
  const clear = () => {
    // a job that cannot be cancelled ends by itself and is forgotten within a day
    if (running) void cancelTitles(jobId).catch(() => undefined);
    setJobId(null);
    setRefused(null);
  };
  const failure = titles?.state === 'failed' ? (titles.failure?.error ?? '') || FAILED : null;
  return {
    generating: starting || running,
    doing: titles?.step ?? null,
    progress: titles?.progress ?? 0,
    result: titles?.state === 'done' ? (titles.result ?? null) : null,
    error: refused ?? (lost === null ? failure : messageOf(lost)),
    canUseBuiltIn: refused === null && titles?.state === 'failed' && titles.asked.engine === 'language-model',
    generate,
    clear,
  };
}
