import { withTabLock } from './tab-lock.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the lock across tabs without a lock manager', () => {
  beforeEach(() => localStorage.clear());

  it('lets one at a time work', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await pause(60);
      inside -= 1;
    };
    await Promise.all([withTabLock('l', work), withTabLock('l', work), withTabLock('l', work)]);
    expect(most).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('does not wait for a tab that died with the lock', async () => {
    localStorage.setItem('l', JSON.stringify({ owner: 'dead', until: Date.now() + 100 }));
    await withTabLock('l', () => Promise.resolve());
    expect(localStorage).toHaveLength(0);
  });

  it('gives the lock back when the work fails', async () => {
    await expect(withTabLock('l', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withTabLock('l', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
