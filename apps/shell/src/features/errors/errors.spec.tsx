import { PremiseProvider } from '@premise/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logUncaughtErrors } from '../../shared/log-uncaught-errors.ts';
import { AppBoundary } from './index.ts';

function BrokenPart(): never {
  throw new TypeError('nothing to draw');
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const show = (resetKey = 'a') =>
  render(
    <PremiseProvider>
      <AppBoundary resetKey={resetKey}>
        <BrokenPart />
      </AppBoundary>
    </PremiseProvider>,
  );

describe('the boundary around the app', () => {
  it('says in one piece what happened [S1-219]', () => {
    show();
    expect(
      screen.getByRole('heading', {
        name: 'Something went wrong. We encountered an unexpected error. Please try refreshing the page.',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('has a button Refresh Page that reloads [S1-220]', async () => {
    // jsdom cannot load anything; it says so when it is asked to
    const asked: unknown[] = [];
    logged.mockImplementation((message: unknown) => asked.push(message));
    show();
    asked.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(String(asked[0])).toMatch(/navigation/i);
  });

  it('has a button Go to Home that loads / [S1-221]', () => {
    show();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('shows the error text, the component stack and the environment [S1-222] [S1-223] [S1-224]', async () => {
    show();
    await userEvent.click(screen.getByText('Technical details'));
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('Error').getByText('TypeError: nothing to draw')).toBeInTheDocument();
    expect(part('Component stack').getByText(/at BrokenPart/)).toBeInTheDocument();
    const environment = part('Environment').getByText(/Page: \//);
    expect(environment).toHaveTextContent(/Time: \d{4}-.*Browser: .*jsdom.*Language: .*Window: .*Online: yes/s);
  });

  it('copies all of it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Technical details'));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('TypeError: nothing to draw');
    expect(text).toContain('BrokenPart');
    expect(text).toContain('Browser: ');
  });

  it('is gone with the page that failed', () => {
    const { rerender } = show();
    rerender(
      <PremiseProvider>
        <AppBoundary resetKey="b">
          <p>Another page</p>
        </AppBoundary>
      </PremiseProvider>,
    );
    expect(screen.getByText('Another page')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what nobody catches', () => {
  beforeAll(logUncaughtErrors);

  it('an error is logged and shows nothing [S1-225]', () => {
    render(<p>A page</p>);
    const before = document.body.innerHTML;
    const error = new Error('from a timer');
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    expect(logged).toHaveBeenCalledWith('Uncaught error', error);
    expect(document.body.innerHTML).toBe(before);
  });

  it('a rejected promise is logged and shows nothing [S1-226]', () => {
    render(<p>A page</p>);
    const before = document.body.innerHTML;
    const reason = new Error('from a promise');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(logged).toHaveBeenCalledWith('Unhandled rejection', reason);
    expect(document.body.innerHTML).toBe(before);
  });
});
