// Writes tools/gateway/nginx.conf from the table of routes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfiguration } from './nginx-configuration.ts';

writeFileSync(path.resolve(import.meta.dirname, '../nginx.conf'), nginxConfiguration());
