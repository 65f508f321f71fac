// The gateway's program: one origin in front of the apps' files and the services.
import process from 'node:process';
import { readConfiguration } from './configuration.ts';
import { createGateway } from './gateway.ts';

const configuration = readConfiguration(process.env);
const server = createGateway(configuration);

server.on('error', (error: NodeJS.ErrnoException) => {
  const why = error.code === 'EADDRINUSE' ? `Port ${configuration.port} is in use by another program.` : error.message;
  process.stderr.write(`The gateway cannot listen: ${why}\n`);
  process.exit(1);
});
server.listen(configuration.port, configuration.host, () => {
  process.stdout.write(`Gateway ready on http://${configuration.host}:${configuration.port}\n`);
});

// A file that vanishes between being found and being opened, because a build was swapped, costs that one answer only.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  if (error.code !== 'ENOENT' || error.syscall !== 'open') process.exit(1);
});

for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.once(name, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Event streams never end by themselves; their clients come back to the next gateway.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
