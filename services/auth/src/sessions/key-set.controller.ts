import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { JWKS_PATH } from '@premise/contracts';
import { Access } from '@premise/service-platform';
import type { JWK } from 'jose';
import { SigningKey } from './signing-key.ts';

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
  keySet(): { keys: JWK[] } {
    return { keys: [this.key.jwk] };
  }
}
