import { OFFICE_KEY_HEADER, OFFICE_KEY_TEST_PATH, type OfficeKeyTestResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Asks the office, and no other source, whether it takes this key. Resolves with the office's name. */
export const testOfficeKey = async (key: string): Promise<string> =>
  (
    await api.post<OfficeKeyTestResponse>(OFFICE_KEY_TEST_PATH, undefined, {
      auth: false,
      headers: { [OFFICE_KEY_HEADER]: key },
    })
  ).label;
