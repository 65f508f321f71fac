import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { JWKS_PATH } from '@premise/contracts';
import { Access, Documented } from '@premise/service-platform';
import type { JWK } from 'jose';
import { SigningKey } from './signing-key.ts';
import { KEY_SET_DOCS } from './sessions.docs.ts';

@ApiTags('sessions')
@Controller()
export class KeySetController {
  private readonly key: SigningKey;

  constructor(key: SigningKey) {
    this.key = key;
  }

  @Access('public')
  @Header('Cache-Control', 'public, max-age=300')
  @Get(JWKS_PATH)
  @Documented(KEY_SET_DOCS, 'public')
  keySet(): { keys: JWK[] } {
    return { keys: [this.key.jwk] };
  }
}
