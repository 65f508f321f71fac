// What jsdom leaves out and the router, the component library, the layout of the map and the live updates need.
const v8 = require('node:v8');
const { TextEncoder, TextDecoder } = require('node:util');
const { ReadableStream, TransformStream } = require('node:stream/web');
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, TransformStream });
globalThis.structuredClone ??= (value) => v8.deserialize(v8.serialize(value));

// a spec of a build step runs in Node
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
  window.scrollTo = () => {};
}
