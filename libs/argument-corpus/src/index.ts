export { computeAlpha } from './agreement.ts';
export { CORPUS_FOLDER, readAnnotations, readTexts } from './read.ts';
export * from './types.ts';
export { cutsWord, validateAnnotation, validateText } from './validate.ts';
