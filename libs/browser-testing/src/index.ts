export { fakeBackend, type SeenCall } from './fake-backend.ts';
export { ADA, tokenFor } from './people.ts';
export { hydrate, isTakenOver, renderToHtml } from './prerendered.ts';
