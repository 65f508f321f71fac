import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';

/** What a leaving service gives its requests to be answered. */
const DRAIN_MS = 4_000;
const LOOK_MS = 20;

const isStream = (response: Response): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Lets a leaving service answer what it has begun: Nest would cut every connection at once. Event streams are not waited for. */
@Injectable()
export class RequestsUnderWay implements BeforeApplicationShutdown {
  private readonly host: HttpAdapterHost;
  private readonly open = new Set<Response>();

  constructor(host: HttpAdapterHost) {
    this.host = host;
  }

  /** Express middleware. */
  readonly note = (_request: Request, response: Response, next: NextFunction): void => {
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
    next();
  };

  async beforeApplicationShutdown(): Promise<void> {
    (this.host.httpAdapter.getHttpServer() as Server).close();
    const end = performance.now() + DRAIN_MS;
    while (performance.now() < end && [...this.open].some((response) => !isStream(response))) await sleep(LOOK_MS);
  }
}
