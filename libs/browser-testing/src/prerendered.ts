import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';

/** As an app's build renders its public pages. */
export async function renderToHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  let html = '';
  const decoder = new TextDecoder();
  const reader = prelude.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return html;
    html += decoder.decode(value, { stream: true });
  }
}

/** Whether React knows an element of a page that was rendered before. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** Takes a page over as a browser does. What was rendered otherwise than it is drawn here comes out in `differences`. */
export function hydrate(html: string, app: ReactNode): { container: HTMLElement; root: Root; differences: unknown[] } {
  // the page renders by itself here, as it does in a browser
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const differences: unknown[] = [];
  const root = hydrateRoot(container, app, { onRecoverableError: (error) => differences.push(error) });
  return { container, root, differences };
}
