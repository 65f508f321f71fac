/** Navigation state of /analyzer that names an analysis to load into the editor. */
export interface EditorNavigationState {
  openAnalysis: string;
}

export function openedInEditor(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('openAnalysis' in state)) return null;
  return typeof state.openAnalysis === 'string' ? state.openAnalysis : null;
}
