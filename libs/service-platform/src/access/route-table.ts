import { Injectable, RequestMethod, type INestApplication, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Access, type AccessLevel } from './access.ts';

/** One route and who may call it. */
export interface RouteDescription {
  method: string;
  path: string;
  access: AccessLevel;
  /** Controller and method, for people. */
  handler: string;
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [typeof value === 'string' ? value : ''];
const join = (base: string, path: string): string => `/${[base, path].join('/').split('/').filter(Boolean).join('/')}`;

/** All routes of the application, read off its controllers. Refuses the start when one does not say who may call it. */
@Injectable()
export class RouteTable implements OnModuleInit {
  private readonly discovery: DiscoveryService;
  private readonly scanner: MetadataScanner;
  private readonly reflector: Reflector;

  constructor(discovery: DiscoveryService, scanner: MetadataScanner, reflector: Reflector) {
    this.discovery = discovery;
    this.scanner = scanner;
    this.reflector = reflector;
  }

  onModuleInit(): void {
    this.list();
  }

  list(): RouteDescription[] {
    const routes: RouteDescription[] = [];
    for (const { metatype } of this.discovery.getControllers()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) continue;
        routes.push(...this.describe(metatype, handler, `${metatype.name}.${name}`));
      }
    }
    return routes.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  }

  // oxlint-disable-next-line typescript/no-unsafe-function-type -- what Nest's reflector takes
  private describe(controller: Function, handler: Function, label: string): RouteDescription[] {
    const access = this.reflector.getAllAndOverride(Access, [handler, controller] as Parameters<
      Reflector['getAllAndOverride']
    >[1]) as AccessLevel | undefined;
    if (access === undefined) throw new Error(`${label} does not declare who may call it: add @Access(...).`);
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    return listOf(Reflect.getMetadata(PATH_METADATA, controller)).flatMap((base) =>
      listOf(Reflect.getMetadata(PATH_METADATA, handler)).map((path) => ({
        method,
        path: join(base, path),
        access,
        handler: label,
      })),
    );
  }
}

/** Every route of an application with method, path and access: the role matrix. */
export const listRoutes = (app: Pick<INestApplication, 'get'>): RouteDescription[] => app.get(RouteTable).list();
