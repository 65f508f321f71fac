import { createReadStream } from 'node:fs';
import { link, mkdir, open, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { CodedError } from '@premise/service-platform';
import { ObjectStore, type ObjectAddress } from './object-store.ts';

const PLAIN_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,200}$/;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** A folder of this machine, or one that several machines share. */
export class DiskObjectStore extends ObjectStore {
  readonly exists = true;

  constructor(private readonly folder: string) {
    super();
  }

  /**
   * Whole or not at all, and never over another: written beside it and linked into place. What a process leaves that dies
   * meanwhile is named after the object, and goes with it.
   */
  async put(address: ObjectAddress, content: Buffer): Promise<void> {
    const target = this.fileOf(address);
    const partial = partialOf(target);
    let isOwn = false;
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const file = await open(partial, 'wx', 0o600);
      isOwn = true;
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await link(partial, target);
    } catch (error) {
      throw unavailable(error);
    } finally {
      if (isOwn) await rm(partial, { force: true }).catch(() => undefined);
    }
  }

  async get(address: ObjectAddress): Promise<{ content: Readable; bytes: number } | null> {
    const file = this.fileOf(address);
    try {
      const { size } = await stat(file);
      return { content: createReadStream(file), bytes: size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw unavailable(error);
    }
  }

  async remove(address: ObjectAddress): Promise<void> {
    const file = this.fileOf(address);
    try {
      await rm(file, { force: true });
      await rm(partialOf(file), { force: true });
    } catch (error) {
      throw unavailable(error);
    }
    await this.removeEmptyFolders(path.dirname(file));
  }

  // A folder is named by a user's id: it goes with its last file. One that is in use is not empty.
  private async removeEmptyFolders(folder: string): Promise<void> {
    for (let each = folder; path.relative(this.folder, each).includes(path.sep); each = path.dirname(each)) {
      try {
        await rmdir(each);
      } catch {
        return;
      }
    }
  }

  private fileOf({ bucket, key }: ObjectAddress): string {
    const parts = key.split('/');
    if (!parts.every((part) => PLAIN_NAME.test(part))) throw new Error(`Not the key of a stored object: ${key}`);
    return path.join(this.folder, bucket, ...parts);
  }
}

const partialOf = (file: string): string => `${file}.partial`;
const unavailable = (cause: unknown) => new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 30, cause });
