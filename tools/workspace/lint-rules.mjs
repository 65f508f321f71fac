// The walls of this workspace as a plugin of the linter.
import nx from '@nx/eslint-plugin';
import { featureWalls } from './feature-walls.mjs';
import { importWallRule } from './import-walls.mjs';
import { prepareProjectGraph } from './lint-graph.mjs';

await prepareProjectGraph();

export default {
  meta: { name: 'premise' },
  rules: {
    'module-boundaries': nx.rules['enforce-module-boundaries'],
    'feature-walls': featureWalls,
    'import-walls': importWallRule,
  },
};
