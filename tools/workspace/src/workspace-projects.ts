import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

export interface PackageJson {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: string[];
  nx?: { tags?: string[] };
}

export interface Project {
  /** Folder, from the workspace root, with forward slashes. */
  folder: string;
  manifest: PackageJson;
}

export const readManifest = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8')) as PackageJson;

/** Every project of the npm workspace. */
export function listProjects(): Project[] {
  const folders = (readManifest('.').workspaces ?? []).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(path.join(workspaceRoot, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`);
  });
  return folders
    .filter((folder) => existsSync(path.join(workspaceRoot, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }));
}

const LEFT_OUT = new Set(['node_modules', 'dist', '.results', '.cache', '.nx', '.premise', 'coverage', '.git']);

/** Files of a folder of the workspace, from its root; projects inside a project belong to themselves. */
export function listFiles(folder: string, wanted: RegExp): string[] {
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (LEFT_OUT.has(entry.name) || existsSync(path.join(workspaceRoot, file, 'package.json'))) return [];
      return listFiles(file, wanted);
    }
    return wanted.test(entry.name) ? [file] : [];
  });
}

export const readText = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');
