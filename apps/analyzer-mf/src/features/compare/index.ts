export { CompareEngines } from './lazy-compare-engines.tsx';
