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
  /** Applications of one user (S2 section 9). */
  applicationsPerUser: 5,
  /** Largest request body of a draft, in bytes (decision 42). */
  draftBodyBytes: 16 * 1024 * 1024,
  inventorsPerApplication: 100,
  figuresPerApplication: 300,
  numeralsPerFigure: 500,
  /** Longest name, address part or other short field of a draft. Its texts are limited by the request alone. */
  draftFieldMaxLength: 2_000,
  /** `shortDescription` is cut here (decision 33). */
  shortDescriptionLength: 160,
  /** Largest image that may be uploaded, in bytes (decision 24), with what a request holds beside it. */
  imageBytes: 25 * 1024 * 1024,
  imageBodyBytes: 26 * 1024 * 1024,
  /** Pixels of the largest image that is opened. */
  imagePixels: 40_000_000,
  imagesPerApplication: 100,
  /** All images of one application as stored, in bytes. */
  imageBytesPerApplication: 250 * 1024 * 1024,
  imageNameMaxLength: 200,
  /** Uploads of one user that may be under way at once. */
  uploadsAtOnce: 6,
  /** Versions that are kept by name, and by themselves. */
  namedVersionsPerApplication: 20,
  automaticVersionsPerApplication: 40,
  versionNameMaxLength: 100,
  /** The longest document that is made of a draft, in paragraphs and in pages of text. */
  documentParagraphs: 50_000,
  documentPages: 2_500,
  /** Jobs of one user (titles, exports) that may wait or run at once. */
  openPatentJobsPerUser: 10,
  /** Shortest description that titles are made from, trimmed (S2 section 5), and the longest. */
  titleDescriptionMinLength: 10,
  titleDescriptionMaxLength: 20_000,
  /** Largest file that a visitor may have audited, in bytes. */
  auditFileBytes: 10 * 1024 * 1024,
  auditTextMaxLength: 2_000_000,
  /** Largest request body of an audit of pasted text, in bytes: what stands in it takes up to three a character. */
  auditBodyBytes: 8 * 1024 * 1024,
  auditHeadings: 200,
  /** Hits of one page of a patent search (S2 section 9). */
  searchPageSize: 50,
  searchQueryMaxLength: 1_000,
  /** How long an answer of a source is kept, in milliseconds (S2 section 9). */
  researchCacheMs: 300_000,
  facetValues: 20,
  /** Citations told of one patent and direction. */
  citationsListed: 500,
  citationGraphNodes: 120,
  /** Hits of one exported result. */
  exportedResults: 1_000,
  priorArtTextMaxLength: 2_000_000,
  /** Largest request body of a search for prior art, in bytes: what stands in it takes up to three a character. */
  priorArtBodyBytes: 8 * 1024 * 1024,
  priorArtHits: 50,
  savedSearchesPerUser: 100,
  savedSearchNameMaxLength: 120,
  /** Accounts of one page of the administrators' list, and of one action on several. */
  adminUsersPageSize: 50,
  adminBatchMax: 50,
  /** What a search for accounts finds is counted up to here; one more stands for any number. */
  adminMatchesMax: 1_000,
  adminSearchMaxLength: 254,
  auditLogPageSize: 50,
  adminJobsPageSize: 25,
  passwordMinLength: 6,
  passwordMaxLength: 1024,
  nameMaxLength: 200,
  emailMaxLength: 254,
  securityAnswerMaxLength: 500,
  /** Longer than any one-time token of ours. */
  linkTokenMaxLength: 512,
} as const;
