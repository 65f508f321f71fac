/** Everything the pages of this origin keep begins with it. */
const OURS = 'premise.';

function clean(storage: () => Storage, userId: string): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) {
      if (key.startsWith(OURS) && kept.getItem(key)?.includes(userId)) kept.removeItem(key);
    }
  } catch {
    // storage is refused: nothing was kept
  }
}

/** Removes whatever any app has kept in the browser's storage under this person's id. */
export function forgetPerson(userId: string): void {
  if (userId === '') return;
  clean(() => localStorage, userId);
  clean(() => sessionStorage, userId);
}
