/** Style sheets that were asked for, by address: whether they came. */
const arrivals = new Map<string, Promise<boolean>>();
/** How often the files of a remote were asked for, by its folder. */
const attempts = new Map<string, number>();

const folderOf = (address: string): string => new URL('.', address).href;

/** Begins an attempt: takes what an earlier one left in the page, which the next would wait for. */
export function beginAttempt(folder: string): void {
  const attempt = (attempts.get(folder) ?? 0) + 1;
  attempts.set(folder, attempt);
  if (attempt === 1) return;
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')) {
    const address = element instanceof HTMLLinkElement ? element.href : element.src;
    if (!address.startsWith(folder)) continue;
    arrivals.delete(address);
    element.remove();
  }
}

/** A second attempt asks under another address: a browser queues requests for one address behind the one that hangs. */
export function addressOfAttempt(address: string): string {
  const attempt = attempts.get(folderOf(address)) ?? 1;
  return attempt === 1 ? address : `${address}?attempt=${attempt}`;
}

/** A style sheet's element, watched: the runtime asks for style sheets and does not look whether they come. */
export function watchedStyleSheet(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  arrivals.set(
    link.href,
    new Promise((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
    }),
  );
  return link;
}

/** Rejects when a style sheet of the remote did not come in time: without its styles it would be shown bare. */
export async function styleSheetsOf(folder: string, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    for (const [address, arrival] of arrivals) {
      if (!address.startsWith(folder)) continue;
      if (!(await Promise.race([arrival, tooSlow]))) throw new Error(`${address} could not be loaded`);
    }
  } finally {
    clearTimeout(timer);
  }
}
