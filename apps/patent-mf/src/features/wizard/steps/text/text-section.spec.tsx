import 'fake-indexeddb/auto';
import { WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import { screen } from '@testing-library/react';
import { applicationWith } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';

const open = async (step: WizardStep) => {
  const service = await freshBrowser();
  service.applications.set('app-1', applicationWith({ title: 'Device.', lastStep: WIZARD_STEPS.indexOf(step) }));
  renderAt('/patent-buddy/wizard/app-1');
  await screen.findByText(/^Step \d+ of 13$/);
};

describe('the writing steps', () => {
  it('mark the abstract as required, and advise on its length without enforcing it [S2-101] [S2-104]', async () => {
    await open('Abstract');
    expect(screen.getByText('Abstract', { selector: 'label' })).toHaveTextContent('Abstract *');
    expect(screen.getByText('Aim for 150 words or less.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Abstract/ })).not.toHaveAttribute('maxlength');
  });

  it('mark the detailed description as required, and give it twelve rows [S2-102] [S2-108]', async () => {
    await open('DetailedDescription');
    const label = screen.getByText('Detailed Description', { selector: 'label' });
    expect(label).toHaveTextContent('Detailed Description *');
    expect(screen.getByRole('textbox', { name: /Detailed Description/ })).toHaveAttribute('rows', '12');
    expect(screen.getByText(/so fully that a person skilled in the art could build and use it/)).toBeInTheDocument();
  });

  it('advise on the length of a title without enforcing it [S2-105]', async () => {
    await open('Title');
    expect(screen.getByText(/Aim for under 15 words/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title of Invention' })).not.toHaveAttribute('maxlength');
  });

  it('mark the inventors as required [S2-100]', async () => {
    await open('Inventors');
    expect(await screen.findByRole('heading', { level: 2, name: 'Inventors *' })).toBeInTheDocument();
  });
});
