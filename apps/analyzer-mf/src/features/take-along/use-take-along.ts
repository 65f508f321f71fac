import type { ArgumentFormat, WrittenAnalysis } from '@premise/argument-formats';
import type { AnalysisResults } from '@premise/contracts';
import { useEffect, useState } from 'react';
import { saveFile } from './save-file.ts';

export interface TakeAlongOutcome {
  failed: boolean;
  text: string;
}

const TOLD_FOR_MS = 6_000;

const NOT_LOADED = 'The file could not be made. Check your connection and try again.';
const NOT_SAVED = 'The browser did not take the file. Try again.';
const NOT_COPIED = 'Copying is not allowed here. Download the file instead.';
const NOT_PRINTED = 'Printing is not possible here.';

/** The writers of the formats are fetched when the first of them is asked for. */
async function write(results: AnalysisResults, format: ArgumentFormat): Promise<WrittenAnalysis> {
  const { writeAnalysis } = await import('@premise/argument-formats');
  return writeAnalysis(results, format, location.origin);
}

/** Downloads, copies and prints one analysis, and tells how it went. */
export function useTakeAlong(results: AnalysisResults) {
  const [outcome, setOutcome] = useState<TakeAlongOutcome | null>(null);
  useEffect(() => {
    if (!outcome || outcome.failed) return;
    const timer = setTimeout(() => setOutcome(null), TOLD_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const fail = (text: string, error: unknown) => {
    console.error(text, error);
    setOutcome({ failed: true, text });
  };

  const withWritten = async (
    format: ArgumentFormat,
    refusal: string,
    use: (written: WrittenAnalysis) => string | Promise<string>,
  ) => {
    setOutcome(null);
    let written: WrittenAnalysis;
    try {
      written = await write(results, format);
    } catch (error) {
      fail(NOT_LOADED, error);
      return;
    }
    try {
      setOutcome({ failed: false, text: await use(written) });
    } catch (error) {
      fail(refusal, error);
    }
  };

  const download = (format: ArgumentFormat) =>
    withWritten(format, NOT_SAVED, (written) => {
      saveFile(written);
      return `Downloaded ${written.fileName}`;
    });

  const copy = (format: ArgumentFormat) =>
    withWritten(format, NOT_COPIED, async ({ text }) => {
      await navigator.clipboard.writeText(text);
      return 'Copied';
    });

  const print = () => {
    setOutcome(null);
    try {
      window.print();
    } catch (error) {
      fail(NOT_PRINTED, error);
    }
  };

  return { outcome, download, copy, print };
}
