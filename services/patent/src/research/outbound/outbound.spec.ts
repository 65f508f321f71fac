import { startStandInPatents, type StandInPatents } from '@premise/testing';
import { dayIn } from './json-members.ts';
import { OutboundClient, type OutboundOptions } from './outbound-client.ts';
import { isPrivateAddress } from './private-addresses.ts';
import { checkedStatus, jsonOf, restOf } from './read-answer.ts';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('%s is none of the public Internet', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('calls of other hosts', () => {
  let patents: StandInPatents;
  const clients: OutboundClient[] = [];
  beforeAll(async () => {
    patents = await startStandInPatents();
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    await patents.stop();
  });
  beforeEach(() => patents.reset());

  const client = (options: Partial<OutboundOptions> = {}): OutboundClient => {
    const made = new OutboundClient({
      origins: [patents.url],
      privateAddresses: true,
      maxBytes: 1_000_000,
      times: { connectMs: 1_000, headersMs: 600, bodyMs: 600 },
      ...options,
    });
    clients.push(made);
    return made;
  };
  const send = (
    made: OutboundClient,
    address = `${patents.url}/xhr/query?url=q%3Dpump`,
    signal = AbortSignal.timeout(5_000),
  ) => made.send({ url: new URL(address), signal });
  const failure = async (made: OutboundClient, address?: string, signal?: AbortSignal) =>
    send(made, address, signal).then(
      () => 'answered',
      (error: Error & { trouble: string }) => `${error.trouble}: ${error.message}`,
    );

  it('are answered with status, kind and body', async () => {
    const answer = await send(client());
    expect(answer).toMatchObject({ status: 200, contentType: 'application/json', retryAfter: null });
    expect(checkedStatus(answer)).toBe(answer);
    expect(jsonOf(answer)).toMatchObject({ results: { total_num_results: expect.any(Number) } });
  });

  it('go to no host that is not configured, whatever it is called', async () => {
    const other = await startStandInPatents();
    try {
      for (const address of [
        other.url,
        'http://localhost:1',
        'https://api.uspto.gov',
        `${patents.url}@evil.example/`,
      ]) {
        expect(await failure(client(), address)).toBe('unreachable: This host is not configured.');
      }
      expect(other.calls).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('go to no private address, written or resolved, unless that is allowed', async () => {
    const refused = 'unreachable: Its address leads into a private network, which is not allowed here.';
    const { port } = new URL(patents.url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1']) {
      const origin = `http://${host}:${port}`;
      expect(await failure(client({ origins: [origin], privateAddresses: false }), `${origin}/`)).toBe(refused);
    }
    expect(patents.calls).toEqual([]);
  });

  it('follow no redirect', async () => {
    patents.fail({ kind: 'redirect', location: `${patents.url}/elsewhere` });
    const answer = await send(client());
    expect(() => checkedStatus(answer)).toThrow('It points to another address.');
    expect(patents.calls).toHaveLength(1);
  });

  it('end when nothing comes, when too much comes, and when nobody waits', async () => {
    patents.fail({ kind: 'half-open' });
    expect(await failure(client())).toBe('too-slow: It did not answer in time.');
    patents.fail({ kind: 'silent' });
    expect(await failure(client())).toBe('too-slow: It fell silent in the middle of its answer.');
    patents.fail({ kind: 'drip' });
    expect(await failure(client(), undefined, AbortSignal.timeout(400))).toBe('too-slow: It did not answer in time.');
    patents.fail({ kind: 'huge' });
    expect(await failure(client())).toBe('unreadable: Its answer is too large.');
    patents.fail({ kind: 'truncated' });
    expect(await failure(client())).toBe('unreadable: Its answer broke off.');
    expect(await failure(client(), undefined, AbortSignal.abort())).toBe('too-slow: It did not answer in time.');
  });

  it('tell of nobody there', async () => {
    const origin = 'http://127.0.0.1:1';
    expect(await failure(client({ origins: [origin] }), origin)).toBe('unreachable: It cannot be reached.');
    const name = 'http://no-such-host.invalid';
    expect(await failure(client({ origins: [name] }), name)).toBe('unreachable: It cannot be reached.');
  });
});

describe('the rest that a host asks for', () => {
  it.each([
    [null, null],
    ['7', 7_000],
    [' 0 ', 0],
    ['soon', null],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 59_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('%j is %j', (told, rest) => {
    expect(restOf(told, 1_000)).toBe(rest);
  });
});

describe('a day that somebody else wrote', () => {
  it.each([
    ['2023-02-28T10:00', '2023-02-28'],
    ['20240229', '2024-02-29'],
    ['2023-02-31', null],
    ['2023-13-01', null],
    ['202402290', null],
    ['soon', null],
  ])('%j is %j', (written, day) => {
    expect(dayIn(written)).toBe(day);
  });
});
