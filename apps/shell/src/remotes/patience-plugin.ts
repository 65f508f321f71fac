import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressOfAttempt, watchedStyleSheet } from './remote-files.ts';

/**
 * Keeps the federation runtime from waiting: it would give a manifest for ever and a script 20 s. A manifest is asked
 * for afresh each time, and one that answers with an error is an error, not unreadable JSON.
 */
export function patiencePlugin(milliseconds: number): ModuleFederationRuntimePlugin {
  return {
    name: 'premise-patience',
    async fetch(url, init) {
      const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(milliseconds) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response;
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = addressOfAttempt(url);
      return { script, timeout: milliseconds };
    },
    createLink({ url, attrs }) {
      return attrs?.['rel'] === 'stylesheet' ? { link: watchedStyleSheet(url), timeout: milliseconds } : undefined;
    },
  };
}
