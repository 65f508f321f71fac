// The test files of one process share Node's own global scope. Modules can then be loaded once for all of them
// (shared-modules.cjs): what one file creates is an instance of the classes that the others know.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

// The test runner compiles into the scope that it is given and cannot be given Node's own.
const nodesOwn = vm.createContext({});
const compileFunction = vm.compileFunction;
vm.compileFunction = (code, params, { parsingContext, ...options } = {}) =>
  compileFunction(code, params, parsingContext === nodesOwn ? options : { ...options, parsingContext });

const signalListeners = () =>
  process
    .eventNames()
    .filter((name) => String(name).startsWith('SIG'))
    .flatMap((name) => process.listeners(name).map((listener) => ({ name, listener })));

module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.before = { exit: process.exit, console, env: { ...process.env }, listeners: signalListeners() };
  }

  /** Modules that one file brought are used by later ones, and may load further ones then. */
  getVmContext() {
    return nodesOwn;
  }

  /** What a file changed for the whole process is put back. */
  async teardown() {
    await super.teardown();
    const { exit, console, env, listeners } = this.before;
    process.exit = exit;
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    const kept = new Set(listeners.map(({ listener }) => listener));
    for (const { name, listener } of signalListeners()) if (!kept.has(listener)) process.off(name, listener);
  }
};
