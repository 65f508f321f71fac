import type { SaveOutcome } from './session/draft-view.ts';

/** A message of the wizard's status banner: red or green by what it means, not by its words (decision 36). */
export interface StatusMessage {
  tone: 'success' | 'error';
  text: string;
  /** The section it speaks of, where that is no longer the one on the page. */
  section?: string;
  /** A review warning stands where a save message meets it (decision 36). */
  warning?: true;
}

export const LOG_IN_TO_SAVE = 'Please log in to save your application';
export const LIMIT_MESSAGE =
  'You have reached the maximum limit of 5 applications. Please delete an existing application before creating a new one.';

/** What is said about a save that the person asked for (S2 sections 4 and 8). Null where a dialog says it. */
export function saveMessage(outcome: SaveOutcome): StatusMessage | null {
  switch (outcome.kind) {
    case 'created':
      return { tone: 'success', text: 'Application saved successfully!' };
    case 'updated':
      return { tone: 'success', text: 'Application updated successfully!' };
    case 'signed-out':
      return { tone: 'error', text: LOG_IN_TO_SAVE };
    case 'limit':
      return { tone: 'error', text: LIMIT_MESSAGE };
    case 'failed': {
      const { error } = outcome;
      const why = error?.serverMessage || error?.message || 'Please try again.';
      return { tone: 'error', text: `Error saving application: ${why}` };
    }
    case 'conflict':
    case 'nothing':
      return null;
  }
}
