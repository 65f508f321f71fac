export { SAMPLE_TEXT } from './sample-text.ts';
export { SAMPLE_ANALYSIS } from './sample-analysis.ts';
export { SAMPLE_GRAPH } from './sample-graph.ts';
export { CLARITY_INFRASTRUCTURE } from './clarity-infrastructure.ts';
export {
  articleText,
  linesOf,
  readingMinutes,
  wordCount,
  type Article,
  type Block,
  type Line,
  type Section,
  type Source,
  type Words,
} from './article.ts';
