export { Composer } from './composer.tsx';
export { EngineChoice } from './engine-choice.tsx';
export { ExampleList } from './example-list.tsx';
export { EXAMPLES } from './examples.ts';
export { RunningView } from './running-view.tsx';
export { EMPTY_ARGUMENT, lengthProblem } from './analyzer-state.ts';
export { useAnalyzer } from './use-analyzer.ts';
export { useTypedText } from './use-typed-text.ts';
