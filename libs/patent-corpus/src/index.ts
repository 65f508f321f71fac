export {
  DESCRIPTION_LIMIT,
  inventorName,
  subclassOf,
  type CitationCategory,
  type CorpusAssignee,
  type CorpusCitation,
  type CorpusClaim,
  type CorpusClass,
  type CorpusDocument,
  type CorpusInventor,
} from './corpus-document.ts';
export { classSymbol } from './class-symbol.ts';
export { CLASS_TITLES } from './class-titles.ts';
export { estimateExpiry, estimateStatus } from './estimate-term.ts';
export { makeSample } from './sample/make-sample.ts';
export { SAMPLE_END } from './sample/later-day.ts';
export { CORPUS_PLACES, CORPUS_TABLES } from './load/corpus-tables.ts';
export { copyRows, type CopyValue } from './load/copy-rows.ts';
export { nextChange, writeDocuments } from './load/write-documents.ts';
export { documentPages, readDocuments, type RunQuery, type StoredDocument } from './load/read-documents.ts';
export {
  connectIndex,
  documentsTable,
  findIndex,
  indexPlace,
  termsTable,
  type IndexPlace,
} from './index/connect-index.ts';
export { appendToIndex, buildIndex, type BuildProgress, type IndexContents } from './index/build-index.ts';
export { CorpusIndex, COUNTED_HITS } from './index/corpus-index.ts';
export type { CorpusQuery, CorpusResult, IndexedDocument } from './index/corpus-query.ts';
export { bestPassage } from './index/best-passage.ts';
export { readyIndex, refreshIndex, runWith, type IndexVersion, type RefreshOutcome } from './load/refresh-index.ts';
export { loadSample, removeSample } from './load/load-sample.ts';
export { dayNumber, dayText, nameKey } from './index/index-row.ts';
export { readNeighbours } from './load/read-documents.ts';
export { connectedOf, connectionStrength, type Connected } from './analysis/connection-strength.ts';
export { hIndexOf, rankAmong, spreadOf } from './analysis/h-index.ts';
export { writeLandscape } from './analysis/landscape/write-landscape.ts';
export { LandscapeTally, groupOf, type LandscapeRow } from './analysis/landscape/tally.ts';
export { findPriorArt, type FoundPriorArt, type PriorArtQuestion } from './analysis/prior-art/find-prior-art.ts';
export { judgePatentability, type Judged } from './analysis/patentability.ts';
export { NoPatent, readPatentXml } from './xml/read-patent-xml.ts';
export { splitDocuments } from './xml/split-documents.ts';
export { loadFile, type LoadOutcome, type LoadProgress } from './load/load-file.ts';
export { TableShapeError } from './tables/read-table.ts';
export { anyOf } from './index/text-query.ts';
