/** What a draft is called where it is listed. */
export const draftTitle = (title: string): string => title.trim() || 'Untitled application';
