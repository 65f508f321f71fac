export interface ToastOptions {
  /** What was done, in a sentence. */
  message: string;
  /** Takes it back. Reports its own failure. */
  onUndo?: (() => void) | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
}

/** How long a toast stands, and Undo can be pressed. */
export const UNDO_MS = 10_000;
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says at the bottom of the page what was done, with Undo for ten seconds where it can be undone. */
export function showToast(options: ToastOptions): void {
  lastId += 1;
  change([...toasts, { ...options, id: lastId }].slice(-MOST));
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Takes all away: what was done belongs to whoever did it. */
export const clearToasts = (): void => change([]);

export const listToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
