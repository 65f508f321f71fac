import pg from 'pg';

export interface DatabaseRoles {
  database: string;
  owner: string;
  ownerPassword: string;
  app: string;
  appPassword: string;
}

export interface DatabaseAddresses {
  /** For the running service: its role owns nothing. */
  databaseUrl: string;
  /** For migrations: the role that owns the tables. */
  migrationUrl: string;
}

/** Makes the database with its owner's role and its application's role, as far as they are missing, and sets both passwords. */
export async function ensureDatabase(adminUrl: string, roles: DatabaseRoles): Promise<DatabaseAddresses> {
  const { database, owner, app } = roles;
  await withClient(adminUrl, async (client) => {
    for (const [role, password] of [
      [owner, roles.ownerPassword],
      [app, roles.appPassword],
    ] as const) {
      const known = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = known.rowCount === 0 ? 'create' : 'alter';
      await client.query(`${verb} role ${name(role)} login password ${client.escapeLiteral(password)}`);
    }
    const known = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (known.rowCount === 0) await client.query(`create database ${name(database)} owner ${name(owner)}`);
    await client.query(`revoke all on database ${name(database)} from public`);
    await client.query(`grant connect on database ${name(database)} to ${name(app)}`);
  });
  return {
    databaseUrl: address(adminUrl, database, app, roles.appPassword),
    migrationUrl: address(adminUrl, database, owner, roles.ownerPassword),
  };
}

/** Removes the database, whoever is still connected, and both its roles. */
export async function dropDatabase(
  adminUrl: string,
  roles: Pick<DatabaseRoles, 'database' | 'owner' | 'app'>,
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${name(roles.database)} with (force)`);
    await client.query(`drop role if exists ${name(roles.app)}`);
    await client.query(`drop role if exists ${name(roles.owner)}`);
  });
}

function name(identifier: string): string {
  return pg.escapeIdentifier(identifier);
}

function address(adminUrl: string, database: string, user: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
