import { crossedBetweenProjects } from './between-projects.ts';
import { crossedInBrowserCode } from './browser-code.ts';
import { crossedByPureLibraries } from './pure-libraries.ts';

export { allowedImports } from './allowed-imports.ts';

/** Imports that the walls must report. The guard lints each of them. */
export const forbiddenImports = [...crossedBetweenProjects, ...crossedByPureLibraries, ...crossedInBrowserCode];
