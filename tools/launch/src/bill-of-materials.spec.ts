import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { workspaceRoot } from './workspace-root.ts';

interface Bill {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { purl: string }[];
}

describe('the bill of materials', () => {
  it('names each package that runs with its version, none of the tools, and no place of this machine', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-sbom-'));
    const file = path.join(folder, 'deep', 'sbom.cdx.json');
    try {
      await writeBillOfMaterials(file);
      const text = readFileSync(file, 'utf8');
      const { bomFormat, metadata, components } = JSON.parse(text) as Bill;
      expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'premise']);
      const service = JSON.parse(readFileSync(path.join(workspaceRoot, 'services/auth/package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      };
      const purls = components.map(({ purl }) => decodeURIComponent(purl));
      for (const [name, version] of Object.entries(service.dependencies))
        expect(purls).toContain(`pkg:npm/${name}@${version}`);
      expect(purls.filter((purl) => purl.startsWith('pkg:npm/@commitlint/cli@'))).toEqual([]);
      expect(text).not.toContain(workspaceRoot);
      const { mtimeMs } = statSync(file);
      await writeBillOfMaterials(file);
      expect(statSync(file).mtimeMs).toBe(mtimeMs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
