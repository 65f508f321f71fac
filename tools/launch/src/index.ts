export { startProduct, type RunningProduct, type StartOptions } from './product.ts';
export { consoleProgress, silentProgress, type Progress } from './progress.ts';
export { LaunchError } from './launch-error.ts';
export { workspaceRoot } from './workspace-root.ts';
