import 'reflect-metadata';
import { runHttpService, startOrExit } from '@premise/service-platform';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';

await startOrExit(async () => {
  const config = readConfig();
  await runHttpService(AppModule.forRoot(config), {
    service: 'auth',
    port: config.port,
    host: config.host,
    docsPath: '/api/auth/docs',
    trustedProxies: config.trustedProxies,
  });
});
