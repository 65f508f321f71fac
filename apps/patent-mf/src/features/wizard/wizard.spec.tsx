import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAVE_APPLICATION_PATH, WIZARD_STEPS } from '@premise/contracts';
import { Icon } from '@premise/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../testing/fake-patent-service.ts';
import { holdTimeouts, passTime, releaseTimeouts } from '../../testing/pass-time.ts';
import { freshBrowser, renderAt } from '../../testing/render-app.tsx';
import { addStylesheet, colorName } from '../../testing/shown-color.ts';
// loaded on first use: not while a test waits
import '../preview/index.ts';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
});
afterEach(releaseTimeouts);

const WARNING = 'This section has required fields that need to be completed. It has been marked for review.';
const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const UPDATED = 'Application updated successfully!';
const steps = () => within(screen.getByRole('list', { name: 'Steps' }));
const stepButton = (name: RegExp) => steps().getByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const place = () => screen.getByTestId('place').textContent;
/** An answer of the service that waits until it is sent. */
const holdReply = () => {
  let send = () => undefined as void;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent, send };
};
/** Waits for what answers bring, while timeouts are held. */
const untilShown = async (isShown: () => boolean) => {
  for (let tries = 0; !isShown() && tries < 200; tries += 1) await passTime(0);
};
const openNew = async () => {
  renderAt('/patent-buddy/wizard');
  await heading('Introduction');
};
const openStored = async (changes: Parameters<typeof applicationWith>[0] = {}) => {
  service.applications.set('app-1', applicationWith({ title: 'Device for Threading Needles.', ...changes }));
  renderAt('/patent-buddy/wizard/app-1');
  await screen.findByText(/^Step \d+ of 13$/);
};

describe('the desk', () => {
  it('has the product name, the way to My Applications and the 13 steps beside it [S2-044] [S2-045] [S2-046] [S2-013]', async () => {
    await openNew();
    expect(screen.getByRole('link', { name: 'Patent Buddy' })).toHaveAttribute('href', '/patent-buddy');
    expect(screen.getByRole('link', { name: 'My Applications' })).toHaveAttribute('href', '/patent-applications');
    expect(steps().getAllByRole('listitem')).toHaveLength(13);
    expect(screen.getByText('Step 1 of 13')).toBeInTheDocument();
  });

  it.each([
    [0, 'Introduction', 'S2-075'],
    [1, 'Title of Invention', 'S2-077'],
    [2, 'Cross-Reference to Related Applications', 'S2-078'],
    [3, 'Federally Sponsored Research or Development', 'S2-079'],
    [4, 'Inventors', 'S2-080'],
    [5, 'Abstract', 'S2-081'],
    [6, 'Field of Invention', 'S2-082'],
    [7, 'Background', 'S2-083'],
    [8, 'Summary', 'S2-084'],
    [9, 'Drawings', 'S2-085'],
    [10, 'Detailed Description', 'S2-086'],
    [11, 'Claims (Optional)', 'S2-087'],
    [12, 'Review & Save', 'S2-088'],
  ] as const)('step %i is labelled %s, and its number stands before it [%s] [S2-066]', async (at, label, _demand) => {
    await openStored({ lastStep: at });
    expect(await heading(label)).toBeInTheDocument();
    expect(screen.getByText(`Step ${at + 1} of 13`)).toBeInTheDocument();
  });

  it('begins with an introduction that can be left by its button, and has no step before it [S2-076] [S2-056] [S2-057] [S2-347] [S2-008] [S2-009]', async () => {
    await openNew();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Save Draft/ })).not.toBeInTheDocument();
    expect(screen.getByText('What matters is a full description.')).toBeVisible();
    expect(screen.getByText(/What you write here is a draft\. A qualified patent attorney or agent/)).toBeVisible();
    await press('Get Started');
    expect(await heading('Title of Invention')).toHaveFocus();
  });

  it('goes on and back by one, and stays within its steps [S2-348] [S2-349] [S2-350] [S2-063]', async () => {
    await openStored({ lastStep: 11 });
    await press('Next');
    await heading('Review & Save');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await press('Back');
    await heading('Claims (Optional)');
  });

  it('shows a complete step green with a check, one to review yellow with Needs review, others gray, the active one blue [S2-048] [S2-049] [S2-050] [S2-051]', async () => {
    addStylesheet(read('frame/step-list.module.css'), read('../../../../../libs/ui/src/theme/tokens.css'));
    const completedSections = { ...applicationWith().completedSections, Abstract: true, Background: true };
    await openStored({ abstract: 'A device.', background: 'Needles.', completedSections, lastStep: 6 });
    const check = render(<Icon name="check" size={14} />).container.innerHTML;
    const look = (name: RegExp) => {
      const button = stepButton(name);
      const mark = button.querySelector('.mark') as HTMLElement;
      return {
        color: colorName(getComputedStyle(button).color),
        border: colorName(getComputedStyle(mark).borderColor),
        check: mark.innerHTML === check,
        words: within(button).getByText(/^(Completed|Needs review|Not started)$/).textContent,
      };
    };
    const complete = { color: 'green', border: 'green', check: true, words: 'Completed' };
    expect([look(/^Abstract/), look(/^Background/)]).toEqual([complete, complete]);
    // the title has content and nobody completed it
    const title = look(/^Title/);
    expect(title).toEqual({ color: 'gray', border: 'yellow', check: false, words: 'Needs review' });
    const needsReview = within(stepButton(/^Title/)).getByText('Needs review');
    expect(colorName(getComputedStyle(needsReview).color)).toBe('yellow');
    expect(look(/^Summary/)).toEqual({ color: 'gray', border: 'gray', check: false, words: 'Not started' });
    expect(stepButton(/^Field of Invention/)).toHaveAttribute('aria-current', 'step');
    expect(look(/^Field of Invention/)).toMatchObject({ color: 'blue', border: 'blue' });
    await userEvent.click(stepButton(/^Abstract/));
    expect(look(/^Abstract/)).toMatchObject({ color: 'blue', border: 'blue', words: 'Completed' });
  });

  it('sums the progress up [S2-052] [S2-053] [S2-054] [S2-055]', async () => {
    const completedSections = { ...applicationWith().completedSections, Abstract: true };
    await openStored({ abstract: 'A device.', completedSections });
    const summary = screen.getByRole('region', { name: 'Progress Summary' });
    // the introduction lies behind a stored application
    expect(summary).toHaveTextContent('Completed2');
    expect(summary).toHaveTextContent('Needs Review1');
    expect(summary).toHaveTextContent('Remaining11');
  });

  it('says that it loads [S2-067]', async () => {
    service.applications.set('app-1', applicationWith());
    renderAt('/patent-buddy/wizard/app-1');
    expect(screen.getByText('Loading patent application...')).toBeInTheDocument();
    await screen.findByText('Step 1 of 13');
  });
});

describe('below the steps', () => {
  it('the preview is opened and put away by its button [S2-073]', async () => {
    await openStored();
    await press('USPTO Format Preview');
    const preview = await screen.findByRole('region', { name: 'USPTO Format Preview' });
    expect(within(preview).getByText('DEVICE FOR THREADING NEEDLES.')).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'USPTO Format Preview' })).not.toBeInTheDocument());
  });
});

describe('leaving a step', () => {
  it('flags what is missing, warns for exactly three seconds and advances all the same [S2-352] [S2-353] [S2-354] [S2-355]', async () => {
    await openNew();
    await press('Get Started');
    holdTimeouts();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(WARNING)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cross-Reference to Related Applications');
    // the message stands on the next step: it says of which section it speaks
    expect(screen.getByRole('alert')).toHaveTextContent(`Title of Invention${WARNING}`);
    expect(stepButton(/^Title/)).toHaveAttribute('data-state', 'needs-review');
    await passTime(2_999);
    expect(screen.getByText(WARNING)).toBeInTheDocument();
    await passTime(1);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  });

  it('lifts the flag with the edit that mends it [S2-356]', async () => {
    await openStored({ title: '', sections_needing_review: ['Title'], lastStep: 1 });
    expect(stepButton(/^Title/)).toHaveAttribute('data-state', 'needs-review');
    fireEvent.change(screen.getByLabelText('Title of Invention'), { target: { value: 'Device for Threading.' } });
    await press('Next');
    await waitFor(() => expect(service.applications.get('app-1')?.sections_needing_review).toEqual([]));
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  });

  it('saves quietly, by the sidebar too, and remembers the step [S2-351] [S2-047] [S2-371] [S2-374]', async () => {
    await openStored();
    await userEvent.click(stepButton(/^Background/));
    await heading('Background');
    await waitFor(() => expect(service.applications.get('app-1')?.lastStep).toBe(WIZARD_STEPS.indexOf('Background')));
    expect(screen.queryByText('Application updated successfully!')).not.toBeInTheDocument();
  });
});

describe('Mark as Complete', () => {
  it('is a toggle of every content step, and of no other [S2-089] [S2-090]', async () => {
    await openStored({ lastStep: 1 });
    await press('Mark as Complete');
    const toggle = screen.getByRole('button', { name: 'Completed' });
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Mark as Complete' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(stepButton(/^Review/));
    await heading('Review & Save');
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).not.toBeInTheDocument();
  });

  it('does not mark what lacks something: it says so', async () => {
    await openStored({ lastStep: 5 });
    await press('Mark as Complete');
    expect(screen.getByText(WARNING)).toBeInTheDocument();
    expect(screen.getByRole('alert').textContent).toBe(WARNING);
    expect(screen.getByRole('button', { name: 'Mark as Complete' })).toBeInTheDocument();
  });
});

describe('Save Draft', () => {
  it('creates, and leads to the address of the application [S2-367] [S2-368] [S2-021] [S2-064] [S2-060]', async () => {
    await openNew();
    await press('Get Started');
    const field = await screen.findByLabelText('Title of Invention');
    await userEvent.type(field, 'Ax');
    await press('Save Draft');
    expect(await screen.findByText('Application saved successfully!')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/patent-buddy/wizard/new-1'));
    // the page stays as it is
    expect(screen.getByLabelText('Title of Invention')).toBe(field);
    expect(service.sent('POST', SAVE_APPLICATION_PATH)).toHaveLength(1);
  });

  it.each([
    ['created', '/patent-buddy/wizard', SAVE_APPLICATION_PATH, 'POST', 201, 'Application saved successfully!'],
    [
      'updated',
      '/patent-buddy/wizard/app-1',
      '/api/patent-applications/app-1',
      'PUT',
      200,
      'Application updated successfully!',
    ],
    [
      'not saved',
      '/patent-buddy/wizard/app-1',
      '/api/patent-applications/app-1',
      'PUT',
      500,
      'Error saving application: The disk is full.',
    ],
  ])(
    'the message that a draft was %s disappears after exactly three seconds [S2-369]',
    async (_, at, path, method, status, message) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const reply = holdReply();
      service.on(method, path, async ({ body }) => {
        await reply.sent;
        if (status === 500) return { status, body: { success: false, code: 'INTERNAL', error: 'The disk is full.' } };
        return { status, body: { success: true, application: applicationWith({ ...body, version: 2 }) } };
      });
      service.applications.set('app-1', applicationWith({ title: 'Device.', lastStep: 1 }));
      renderAt(at);
      await screen.findByText(/^Step \d+ of 13$/);
      if (method === 'POST') await press('Get Started');
      await press('Save Draft');
      await waitFor(() => expect(service.sent(method, path)).toHaveLength(1));
      holdTimeouts();
      reply.send();
      await untilShown(() => screen.queryByText(message) !== null);
      expect(screen.getByText(message)).toBeInTheDocument();
      await passTime(2_999);
      expect(screen.getByText(message)).toBeInTheDocument();
      await passTime(1);
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    },
  );

  it('a review warning, red by what it means, shows where a save message meets it, whichever comes first [D-36]', async () => {
    await openStored({ title: '', lastStep: 1 });
    const reply = holdReply();
    service.on('PUT', '/api/patent-applications/app-1', async ({ body }) => {
      await reply.sent;
      return {
        body: { success: true, application: applicationWith({ ...body, version: Number(body['version']) + 1 }) },
      };
    });
    await press('Save Draft');
    await waitFor(() => expect(service.sent('PUT', '/api/patent-applications/app-1')).toHaveLength(1));
    holdTimeouts();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    reply.send();
    await untilShown(() => screen.queryByRole('button', { name: 'Save Draft' }) !== null);
    expect(screen.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
    // red by what it means: its words hold neither "Error" nor a warning sign
    expect(screen.getByRole('alert')).toHaveTextContent(WARNING);
    expect(screen.getByRole('alert')).toHaveAttribute('data-tone', 'error');
    expect(screen.queryByText(UPDATED)).not.toBeInTheDocument();
    await passTime(3_000);
    fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
    await untilShown(() => screen.queryByText(UPDATED) !== null);
    expect(screen.getByText(UPDATED).closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert')).toHaveTextContent(WARNING);
    expect(screen.queryByText(UPDATED)).not.toBeInTheDocument();
  });

  it('updates what is stored, and is busy meanwhile [S2-365] [S2-366] [S2-370] [S2-065]', async () => {
    await openStored({ lastStep: 1 });
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    service.on('PUT', '/api/patent-applications/app-1', async ({ body }) => {
      await held;
      return { body: { success: true, application: applicationWith({ ...body, id: 'app-1', version: 2 }) } };
    });
    await press('Save Draft');
    expect(screen.getByRole('button', { name: 'Saving Draft...' })).toBeDisabled();
    act(answer);
    expect(await screen.findByText('Application updated successfully!')).toBeInTheDocument();
  });

  it('is the one button of the last step, and reads Saving... there [S2-061] [S2-062] [D-36]', async () => {
    await openStored({ lastStep: 12 });
    service.on('PUT', '/api/patent-applications/app-1', () => new Promise(() => undefined));
    expect(screen.getAllByRole('button', { name: 'Save Draft' })).toHaveLength(1);
    await press('Save Draft');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  it('asks visitors to log in [S2-364] [S2-438] [S2-058]', async () => {
    renderAt('/patent-buddy/wizard', { signedIn: false });
    await heading('Introduction');
    await press('Get Started');
    await press('Save Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in to save your application');
  });

  it.each([
    [
      'the server’s sentence',
      { status: 500, body: { success: false, code: 'INTERNAL', error: 'The disk is full.' } },
      'The disk is full.',
    ],
    ['the message', 'no connection' as const, 'Network Error'],
  ])('says why it failed: %s [S2-502] [S2-058] [S2-059]', async (_, reply, why) => {
    await openStored({ lastStep: 1 });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    service.on('PUT', '/api/patent-applications/app-1', () => reply);
    await press('Save Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error saving application: ${why}`);
  });

  it('says in its own words that all places are taken [S2-500] [S2-501] [S2-455]', async () => {
    for (let at = 0; at < 5; at += 1) service.applications.set(`old-${at}`, applicationWith({ id: `old-${at}` }));
    await openNew();
    const limit =
      'You have reached the maximum limit of 5 applications. Please delete an existing application before creating a new one.';
    expect(await screen.findByText(new RegExp(limit))).toBeInTheDocument();
    await press('Get Started');
    await userEvent.type(screen.getByLabelText('Title of Invention'), 'Ax');
    await press('Save Draft');
    await waitFor(() => expect(screen.getAllByText(new RegExp(limit)).length).toBeGreaterThan(1));
    expect(await screen.findByText('Kept on this device')).toHaveTextContent(/Draft limit reached \(5 of 5\)$/);
  });
});

describe('loading', () => {
  it('restores fields, step and flags [S2-372] [S2-373] [S2-374] [S2-375] [S2-014]', async () => {
    await openStored({ abstract: 'A needle threads itself.', lastStep: 5, sections_needing_review: ['Field'] });
    expect(await heading('Abstract')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Abstract/)).toHaveValue('A needle threads itself.');
    expect(stepButton(/^Field of Invention/)).toHaveAttribute('data-state', 'needs-review');
  });

  it('leads to the bare wizard when there is no such application [S2-022]', async () => {
    renderAt('/patent-buddy/wizard/gone');
    await waitFor(() => expect(place()).toBe('/patent-buddy/wizard'));
    expect(await heading('Introduction')).toBeInTheDocument();
  });

  it('logs any other failure, and goes on trying [S2-505]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    service.away = true;
    service.applications.set('app-1', applicationWith({ title: 'Device.' }));
    renderAt('/patent-buddy/wizard/app-1');
    expect(await screen.findByText(/takes longer than usual/)).toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    service.away = false;
    await screen.findByText('Step 1 of 13', {}, { timeout: 6_000 });
  });

  it('asks visitors to log in first [S2-439]', async () => {
    renderAt('/patent-buddy/wizard/app-1', { signedIn: false });
    await waitFor(() => expect(place()).toBe('/login'));
  });
});
