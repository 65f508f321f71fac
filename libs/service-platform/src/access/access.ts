import { Reflector } from '@nestjs/core';

/** Who may call a route. Each level includes those after it. */
export type AccessLevel = 'public' | 'signed-in' | 'admin' | 'super-user';

/** Declares who may call a route, or all routes of a controller. A service with an undeclared route does not start. */
export const Access = Reflector.createDecorator<AccessLevel>();
