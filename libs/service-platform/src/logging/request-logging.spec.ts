import { userQuestionPath, VERIFY_PATH } from '@premise/contracts';
import { pathOf } from './request-logging.ts';

describe('the path of a logged request', () => {
  it('holds no query and no e-mail address', () => {
    expect(pathOf(`${VERIFY_PATH}?token=secret`)).toBe(VERIFY_PATH);
    expect(pathOf(userQuestionPath('ada@example.com'))).toBe('/api/auth/user/:email');
    expect(pathOf('/API/auth/User/ada@example.com/x')).toBe('/api/auth/user/:email');
    expect(pathOf('/api/auth/login')).toBe('/api/auth/login');
    expect(pathOf(undefined)).toBe('');
  });
});
