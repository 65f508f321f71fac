import { OFFICE_KEY_HEADER } from '@premise/contracts';
import { getUSPTOApiKey } from '@premise/web-platform';

/** The reader's own key for the patent office, where there is one: our own service hands it on (decision 23). */
export function researchHeaders(): Record<string, string> {
  const key = getUSPTOApiKey();
  return key === null ? {} : { [OFFICE_KEY_HEADER]: key };
}
