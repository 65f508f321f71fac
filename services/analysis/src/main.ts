import { runHttpService, startOrExit } from '@premise/service-platform';
import { AnalysisHttpModule } from './analysis-http.module.ts';
import { readHttpConfig } from './config.ts';
import { HTTP_OPTIONS } from './http-options.ts';

await startOrExit(async () => {
  const config = readHttpConfig();
  await runHttpService(AnalysisHttpModule.forRoot(config), {
    ...HTTP_OPTIONS,
    port: config.port,
    host: config.host,
    trustedProxies: config.trustedProxies,
  });
});
