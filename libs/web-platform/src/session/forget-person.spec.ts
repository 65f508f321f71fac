import { forgetPerson } from './forget-person.ts';

describe('forgetting a person', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('removes what was kept under the id, in both storages, and nothing else', () => {
    localStorage.setItem('premise.analyzer.running-job', JSON.stringify({ jobId: 'j', userId: 'ada' }));
    localStorage.setItem('premise.sign-out-pending', '2026-01-01');
    localStorage.setItem('somebody-elses', 'ada');
    sessionStorage.setItem('premise.analyzer.open-job', JSON.stringify({ jobId: 'j', userId: 'ada' }));
    sessionStorage.setItem('premise.typed-argument', JSON.stringify({ userId: 'bob', text: 'x' }));
    forgetPerson('ada');
    expect(Object.keys(localStorage).sort()).toEqual(['premise.sign-out-pending', 'somebody-elses']);
    expect(Object.keys(sessionStorage)).toEqual(['premise.typed-argument']);
  });

  it('leaves everything when there is nobody to forget', () => {
    localStorage.setItem('premise.analyzer.running-job', '{}');
    forgetPerson('');
    expect(localStorage).toHaveLength(1);
  });
});
