import { Reflector } from '@nestjs/core';

/**
 * Who may call a route. Of the levels for people each includes those after it; `internal` is for other services alone,
 * which show a token of their own, and lets no person in.
 */
export type AccessLevel = 'public' | 'signed-in' | 'admin' | 'super-user' | 'internal';

/** Declares who may call a route, or all routes of a controller. A service with an undeclared route does not start. */
export const Access = Reflector.createDecorator<AccessLevel>();

/** On a public route: a good token tells who calls. Without one, or with a bad one, the caller is a visitor. */
export const IdentifiesCaller = Reflector.createDecorator<true>();
