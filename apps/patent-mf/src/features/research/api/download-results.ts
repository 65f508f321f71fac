import { RESULT_COUNT_HEADER, RESULT_EXPORT_PATH, type ResultExportRequest } from '@premise/contracts';
import { researchHeaders } from '../shared/research-headers.ts';

const TIMEOUT_MS = 60_000;

async function reasonOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { error?: unknown } | null;
  return typeof answer?.error === 'string' ? answer.error : `Request failed with status code ${response.status}`;
}

/** Gives a file to the browser to keep. */
function keep(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const ENDINGS = { csv: 'csv', bibtex: 'bib', ris: 'ris' } as const;

/** Downloads a search's result as a file, which a call of the API's client cannot take. Resolves with how many patents it holds. */
export async function downloadResults(request: ResultExportRequest): Promise<number | null> {
  const response = await fetch(RESULT_EXPORT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...researchHeaders() },
    credentials: 'same-origin',
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(await reasonOf(response));
  const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  keep(await response.blob(), given ?? `patents.${ENDINGS[request.format]}`);
  const count = Number(response.headers.get(RESULT_COUNT_HEADER) ?? Number.NaN);
  return Number.isFinite(count) ? count : null;
}
