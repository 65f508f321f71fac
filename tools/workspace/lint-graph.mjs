// The boundary rule reads Nx's cached project graph. Without one it prints a warning, skips every file and lets lint
// pass, so lint makes the graph first and stops when there is none.
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';

function cachedGraph() {
  try {
    return readCachedProjectGraph();
  } catch {
    return undefined;
  }
}

/** Builds the project graph unless Nx, which started this task, has just built it. Throws when the rule would be skipped. */
export async function prepareProjectGraph() {
  const startedByNx = process.env.NX_TASK_TARGET_TARGET !== undefined;
  if (!startedByNx || !cachedGraph()) {
    await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: true });
  }
  const graph = cachedGraph();
  if (!graph || Object.keys(graph.nodes).length === 0) {
    throw new Error(
      'Lint cannot see the project graph, so the module boundaries would go unchecked. Run `npx nx reset` and lint again.',
    );
  }
  return graph;
}
