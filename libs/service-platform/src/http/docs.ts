import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { ServiceName } from '@premise/contracts';

const TITLES: Record<ServiceName, string> = {
  auth: 'Premise: accounts',
  analysis: 'Premise: analyses',
  patent: 'Premise: patents',
};

/** The interactive page of the API, and its OpenAPI document beside it (`<path>-json`). */
export function mountDocs(app: INestApplication, path: string, service: ServiceName): void {
  const description = new DocumentBuilder().setTitle(TITLES[service]).setVersion('1').addBearerAuth().build();
  SwaggerModule.setup(path.replace(/^\//, ''), app, () => SwaggerModule.createDocument(app, description));
}
