import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, CodedError, Documented } from '@premise/service-platform';
import type { Request, Response } from 'express';
import { CACHE_SECONDS, ObjectStore } from '../objects/object-store.ts';
import { FileLinks, FILES_PATH } from './file-links.ts';
import { FILE_DOCS } from './files.docs.ts';
import { typeOfFile } from './file-types.ts';

@ApiTags('files')
@Controller()
@Access('public')
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly store: ObjectStore,
  ) {}

  /** What a signed address leads to. Whoever has the address may read it, until it ends. */
  @Get(`${FILES_PATH}/:token`)
  @Documented(FILE_DOCS, 'public')
  async file(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const file = this.links.read(token);
    const found = await this.store.get(file);
    if (found === null) throw new CodedError('NOT_FOUND', 'This file is no longer there.');
    response.status(200).set({
      'Content-Type': typeOfFile(file.key),
      'Content-Length': String(found.bytes),
      'Content-Disposition': dispositionOf(file.fileName, file.download),
      'Cache-Control': `private, max-age=${CACHE_SECONDS}, immutable`,
      // Whatever a file may turn out to be, it is no page of this origin.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    if (request.method === 'HEAD') {
      found.content.destroy();
      response.end();
      return;
    }
    // A client that leaves early, or a store that breaks off: the answer ends short of its length, which tells.
    await pipeline(found.content, response).catch(() => response.destroy());
  }
}

/** RFC 6266: the name in plain letters, and whole beside it. */
function dispositionOf(fileName: string, download: boolean): string {
  const plain = fileName.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
