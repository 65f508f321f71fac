import { act, renderHook } from '@testing-library/react';
import { ApiError } from './api-error.ts';
import { isOfflineFailure, useIsOnline } from './offline.ts';

const lost = new ApiError({ status: 0, code: 'NETWORK', message: 'Network Error' });
let online: jest.SpyInstance<boolean, []>;
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get');
});
afterEach(() => online.mockRestore());

it('a lost connection is being offline only where the browser has no network', () => {
  online.mockReturnValue(false);
  expect(isOfflineFailure(lost)).toBe(true);
  expect(isOfflineFailure(new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'Down.' }))).toBe(false);
  expect(isOfflineFailure(new Error('Network Error'))).toBe(false);
  online.mockReturnValue(true);
  expect(isOfflineFailure(lost)).toBe(false);
});

it('a screen hears at once that the connection went and came back', () => {
  online.mockReturnValue(true);
  const { result } = renderHook(() => useIsOnline());
  expect(result.current).toBe(true);
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
});
