export { ExampleList } from './example-list.tsx';
export { EXAMPLES, type ExampleArgument } from './examples.ts';
export { useExample } from './use-example.ts';
