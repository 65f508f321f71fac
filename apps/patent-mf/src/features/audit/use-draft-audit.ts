import type { AuditReport, DraftTexts } from '@premise/contracts';
import { ApiError, isOfflineFailure, OFFLINE_MESSAGE } from '@premise/web-platform';
import { useEffect, useRef, useState } from 'react';
import { auditFile } from './api/audit-file.ts';
import { auditText } from './api/audit-text.ts';
import { judgeDraftFile } from './judge-draft-file.ts';

export interface AuditedText {
  report: AuditReport;
  texts: DraftTexts;
  headings: string[];
  /** The file it was read from; null for pasted text. */
  fileName: string | null;
}

const FAILED = 'The draft could not be audited. Please try again.';

function failureSentence(error: unknown): string {
  if (isOfflineFailure(error)) return OFFLINE_MESSAGE;
  return error instanceof ApiError && error.serverMessage !== null ? error.serverMessage : FAILED;
}

/** The audit of a draft that somebody brings along. */
export function useDraftAudit() {
  const [audited, setAudited] = useState<AuditedText | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (fileName: string | null, call: (signal: AbortSignal) => ReturnType<typeof auditText>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setError(null);
    setReading(true);
    try {
      const { report, texts, headings } = await call(own.signal);
      setAudited({ report, texts, headings, fileName });
    } catch (thrown) {
      if (!own.signal.aborted) setError(failureSentence(thrown));
    } finally {
      if (running.current === own) setReading(false);
    }
  };
  return {
    audited,
    reading,
    error,
    readText: (text: string) => run(null, (signal) => auditText(text, signal)),
    readFile: (file: File) => {
      const problem = judgeDraftFile(file);
      if (problem === null) return run(file.name, (signal) => auditFile(file, signal));
      setError(problem);
      return Promise.resolve();
    },
    startOver: () => {
      setAudited(null);
      setError(null);
    },
  };
}
