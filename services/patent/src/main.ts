import { runHttpService, startOrExit } from '@premise/service-platform';
import { readHttpConfig } from './config.ts';
import { HTTP_OPTIONS } from './http-options.ts';
import { PatentHttpModule } from './patent-http.module.ts';

await startOrExit(async () => {
  const config = readHttpConfig();
  await runHttpService(PatentHttpModule.forRoot(config), {
    ...HTTP_OPTIONS,
    port: config.port,
    host: config.host,
    trustedProxies: config.trustedProxies,
  });
});
