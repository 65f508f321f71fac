export { analyzeArgument, analyzeInStages } from './analyze.ts';
export { arrivalsOf } from './output/arrivals.ts';
export { ENGINE_VERSION } from './output/limits.ts';
export { parseLabelledReply } from './output/parse-labelled-reply.ts';
export { premisesWithFallback, splitLongPremise } from './output/premise-lists.ts';
export { resultsFromParsed } from './output/results-from-parsed.ts';
export { stripMarkup } from './text/markup.ts';
export { segmentSentences } from './text/sentences.ts';
