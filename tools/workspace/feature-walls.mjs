/** Lint rule: a feature of an app imports another feature through its index alone, never its inside. */
import path from 'node:path';

const featureOf = (file) => /^(.*\/apps\/[^/]+\/src\/features\/[^/]+)\//.exec(file.split(path.sep).join('/'))?.[1];

export const featureWalls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crossing: 'Import another feature through its index.ts, or move what both need beside the features.' },
  },
  create(context) {
    const own = featureOf(context.filename);
    if (!own) return {};
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.') || /\/index\.tsx?$/.test(specifier)) return;
      const target = featureOf(`${path.resolve(path.dirname(context.filename), specifier)}/`);
      if (target && target !== own) context.report({ node, messageId: 'crossing' });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
