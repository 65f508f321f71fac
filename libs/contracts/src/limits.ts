/** Business limits that both sides enforce. Sizes are in UTF-16 code units unless a name says otherwise. */
export const LIMITS = {
  /** Longest argument that is analyzed; also the display limit of argument text (S1 section 9). */
  argumentMaxLength: 1_000_000,
  /** Display limit of argument text in the structure panel (S1 section 9). */
  structurePanelMaxLength: 500_000,
  /** Largest request body of an analysis, in bytes (decision 42). */
  analysisBodyBytes: 8 * 1024 * 1024,
  /** Largest request body of every other call, in bytes. */
  defaultBodyBytes: 256 * 1024,
  /** History preview text is cut here (S1 section 9). */
  historyPreviewLength: 120,
  /** Items of one page of the history. */
  historyPageSize: 50,
  /** Longest search in the history, and how many words of it count. */
  historySearchMaxLength: 200,
  historySearchMaxWords: 8,
  /** What a search finds is counted up to here; one more stands for any number. */
  historyCountMax: 1_000,
  /** Longest title of an analysis. */
  analysisTitleMaxLength: 200,
  /** Analyses of one user that may wait or run at once. */
  openAnalysesPerUser: 20,
  passwordMinLength: 6,
  passwordMaxLength: 1024,
  nameMaxLength: 200,
  emailMaxLength: 254,
  securityAnswerMaxLength: 500,
  /** Longer than any one-time token of ours. */
  linkTokenMaxLength: 512,
} as const;
