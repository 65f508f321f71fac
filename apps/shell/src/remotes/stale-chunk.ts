const GUARD_KEY = 'premise.reloaded-for';
const GUARD_MS = 60_000;

/** A piece of an app that this page was built with and the server no longer has (or cannot deliver). */
export function isStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /loading (css )?chunk \S+ failed/i.test(error.message)
  );
}

function takeGuard(part: string): boolean {
  try {
    const [guarded, at] = (sessionStorage.getItem(GUARD_KEY) ?? '').split('@');
    if (guarded === part && Date.now() - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, `${part}@${Date.now()}`);
    return true;
  } catch {
    // without a memory a reload could repeat for ever
    return false;
  }
}

/**
 * Loads the page anew to get the current build, once a minute at most for one part, and only while the server answers:
 * a reload without it would trade a working shell for the browser's own error page. Says whether it reloads.
 */
export async function reloadOnce(part: string, reload = () => window.location.reload()): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(3_000) });
    if (!page.ok) return false;
  } catch {
    return false;
  }
  if (!takeGuard(part)) return false;
  reload();
  return true;
}
