/** Injection token of the service's configuration. */
export const CONFIG = Symbol('auth.config');
