import { readdirSync } from 'node:fs';
import path from 'node:path';
import { IMAGES_PATH, type PatentImage } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import type { PatentStack } from './patent-stack.ts';

export interface UploadedFile {
  content: Buffer;
  fileName?: string;
  /** What it is to be called; absent: as its file. */
  name?: string;
}

/** One image of the caller's, as the wizard sends it. */
export function sendImage(
  stack: PatentStack,
  caller: StandInCaller,
  applicationId: string,
  { content, fileName = 'Figure 1.png', name }: UploadedFile,
) {
  const call = stack.as(caller).post(IMAGES_PATH).field('userId', caller.userId).field('applicationId', applicationId);
  return (name === undefined ? call : call.field('name', name)).attach('file', content, fileName);
}

/** The same, for one that must be taken. */
export async function uploadImage(...sent: Parameters<typeof sendImage>): Promise<PatentImage> {
  const answer = await sendImage(...sent);
  if (answer.status !== 201) throw new Error(`Not taken: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { image: PatentImage }).image;
}

/** Files of a user that lie in the folder of the object store. */
export function filesOf(stack: PatentStack, userId: string): string[] {
  return readdirSync(stack.folder ?? '', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.includes(userId));
}
