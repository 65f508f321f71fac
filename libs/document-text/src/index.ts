export { boundedWordParts, type UnpackOptions } from './bounded-word-parts.ts';
export { decodeText } from './decode-text.ts';
export { fileKind, type FileKind } from './file-kind.ts';
export { FILE_PROBLEMS, FileProblem, UNPACKED_BYTES } from './file-problem.ts';
export { joinPages, pageText, type PageReading, type PlacedText } from './page-text.ts';
export { tidyText } from './tidy-text.ts';
