import 'reflect-metadata';
import { runHttpService, startOrExit } from '@premise/service-platform';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';
import { HTTP_OPTIONS } from './http-options.ts';

await startOrExit(async () => {
  const config = readConfig();
  await runHttpService(AppModule.forRoot(config), {
    ...HTTP_OPTIONS,
    port: config.port,
    host: config.host,
    trustedProxies: config.trustedProxies,
  });
});
