/**
 * The walls between projects, as options of the lint rule. A project may import another only if every one of its own
 * tags allows every kind of tag named here. There is no wildcard, so a project without tags may import nothing.
 */
export const depConstraints = [
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain', 'type:contract'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:contract'] },
  {
    sourceTag: 'type:platform',
    onlyDependOnLibsWithTags: ['type:platform', 'type:contract', 'type:ui', 'type:domain', 'type:testing'],
  },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:testing', 'type:platform', 'type:contract'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:contract',
      'type:domain',
      'type:ui',
      'type:platform',
      'type:build',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: ['type:contract', 'type:domain', 'type:platform', 'type:testing'],
  },
  { sourceTag: 'type:build', onlyDependOnLibsWithTags: ['type:build'] },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: [
      'type:tool',
      'type:build',
      'type:contract',
      'type:domain',
      'type:platform',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:testing', 'type:platform', 'type:contract', 'type:tool'],
  },
  ...['shell', 'analyzer', 'patent', 'admin', 'auth', 'analysis'].map((scope) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: [`scope:${scope}`, 'scope:shared'],
  })),
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'platform:web', onlyDependOnLibsWithTags: ['platform:web', 'platform:any', 'type:build'] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:any'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
  {
    sourceTag: 'type:domain',
    bannedExternalImports: [
      'react*',
      '@nestjs/*',
      'typeorm',
      '@mantine/*',
      'express',
      'bullmq',
      'ioredis',
      'node:*',
      'fs',
      'http',
    ],
  },
  {
    sourceTag: 'type:ui',
    bannedExternalImports: ['@nestjs/*', 'typeorm', '@tanstack/*', '@module-federation/*'],
  },
];

export const boundaries = {
  enforceBuildableLibDependency: false,
  allowCircularSelfDependency: false,
  allow: [],
  depConstraints,
};
