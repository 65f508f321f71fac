import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useLinkToken } from './use-link-token.ts';

function Probe() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>token: [{useLinkToken()}]</p>
      <p>address: {`${pathname}${search}`}</p>
    </>
  );
}

const open = (entry: string | { pathname: string; state: unknown }) =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[entry]}>
        <Probe />
      </MemoryRouter>
    </StrictMode>,
  );

describe('the token of a mailed link', () => {
  it('is read, and taken out of the address', () => {
    open('/reset-password?token=a%2Bb%20');
    expect(screen.getByText('token: [a+b]')).toBeInTheDocument();
    expect(screen.getByText('address: /reset-password')).toBeInTheDocument();
  });

  it('is there after a reload', () => {
    open({ pathname: '/reset-password', state: { linkToken: 'kept' } });
    expect(screen.getByText('token: [kept]')).toBeInTheDocument();
  });

  it.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])('is empty for %s', (address) => {
    open(address);
    expect(screen.getByText('token: []')).toBeInTheDocument();
  });
});
