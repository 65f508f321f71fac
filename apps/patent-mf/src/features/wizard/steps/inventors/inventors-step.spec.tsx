import 'fake-indexeddb/auto';
import { WIZARD_STEPS } from '@premise/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  service.applications.set('app-1', applicationWith({ title: 'Device.', lastStep: WIZARD_STEPS.indexOf('Inventors') }));
  renderAt('/patent-buddy/wizard/app-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Inventor' }));
  await screen.findByRole('dialog', { name: 'Add Inventor' });
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Add Inventor' }));
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const button = (name: string) => dialog().getByRole('button', { name });
const search = (name: RegExp) => dialog().getByRole('combobox', { name });
const next = () => userEvent.click(button('Next'));
const pick = async (label: RegExp, typed: string, country: string) => {
  await userEvent.type(search(label), typed);
  await userEvent.click(dialog().getByRole('option', { name: country }));
};
const atStep = (name: string) => expect(dialog().getByRole('heading', { level: 3, name })).toBeInTheDocument();

const toAddress = async () => {
  await userEvent.type(field(/Full Legal Name/), 'Ada Lovelace');
  await next();
};
const toCitizenship = async () => {
  await toAddress();
  await userEvent.click(dialog().getByRole('radio', { name: 'Home' }));
  await userEvent.type(field('Address'), '12 St James Square');
  await userEvent.type(field(/Locality/), 'London');
  await pick(/Country/, 'kingdom', 'United Kingdom');
  await next();
};
const toResidence = async () => {
  await toCitizenship();
  await pick(/Country of citizenship/, 'kingdom', 'United Kingdom');
  await next();
};
const stored = () => service.applications.get('app-1')?.inventors ?? [];

describe('the Add Inventor modal', () => {
  it('has four numbered steps, and begins with the name [S2-152] [S2-153] [S2-170] [S2-171] [S2-172] [S2-174]', () => {
    const steps = within(dialog().getByRole('list', { name: 'Steps of the inventor' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Full Legal Name',
      '2Current Address',
      '3Citizenship',
      '4Country of Residence',
    ]);
    atStep('1. Full Legal Name');
    expect(button('Previous')).toBeDisabled();
    expect(button('Cancel')).toBeEnabled();
    expect(button('Next')).toBeInTheDocument();
  });

  it('goes on with a name that is more than blanks [S2-414] [S2-377]', async () => {
    expect(button('Next')).toBeDisabled();
    await userEvent.type(field(/Full Legal Name/), '   ');
    expect(button('Next')).toBeDisabled();
    await userEvent.type(field(/Full Legal Name/), 'Ada');
    await next();
    atStep('2. Current Address');
  });

  it('asks for the address in its parts [S2-154] [S2-155] [S2-156] [S2-157] [S2-158] [S2-159] [S2-422] [S2-423]', async () => {
    await toAddress();
    atStep('2. Current Address');
    expect(within(dialog().getByRole('group', { name: /Address Type/ })).getAllByRole('radio')).toHaveLength(2);
    expect(dialog().getByRole('radio', { name: 'Home' })).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: 'Business' })).toBeInTheDocument();
    expect(field('Address Continued (optional)')).toBeInTheDocument();
    expect(search(/Country/)).toBeInTheDocument();
    for (const label of ['Address', 'Locality (City, State/Province)']) {
      expect(dialog().getByText(label, { selector: 'label' })).toHaveTextContent(`${label} *`);
    }
  });

  it('goes on when type, address, locality and country are given, and not before [S2-415] [S2-416] [S2-417] [S2-418] [S2-162]', async () => {
    await toAddress();
    await userEvent.type(field('Address'), '12 St James Square');
    expect(button('Next')).toBeDisabled();
    await userEvent.type(field(/Locality/), 'London');
    expect(button('Next')).toBeDisabled();
    await pick(/Country/, 'kingdom', 'United Kingdom');
    expect(button('Next')).toBeDisabled();
    await userEvent.click(dialog().getByRole('radio', { name: 'Business' }));
    expect(button('Next')).toBeEnabled();
    await userEvent.clear(field('Address'));
    await userEvent.type(field('Address'), '  ');
    expect(button('Next')).toBeDisabled();
    await userEvent.type(field('Address'), 'x');
    await userEvent.clear(field(/Locality/));
    expect(button('Next')).toBeDisabled();
    await userEvent.type(field(/Locality/), 'London');
    await userEvent.click(button('Remove United Kingdom'));
    expect(button('Next')).toBeDisabled();
  });

  it('goes back with what was given [S2-376]', async () => {
    await toAddress();
    await userEvent.click(button('Previous'));
    atStep('1. Full Legal Name');
    expect(field(/Full Legal Name/)).toHaveValue('Ada Lovelace');
  });

  it('is closed by Cancel, and adds nobody [S2-380]', async () => {
    await toAddress();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('No inventors yet')).toBeInTheDocument();
  });
});

describe('citizenship', () => {
  it('is one country, found by any part of its name in any case [S2-160] [S2-161] [S2-162] [S2-319] [S2-382] [S2-383] [S2-419]', async () => {
    await toCitizenship();
    atStep('3. Citizenship');
    expect(dialog().getByRole('checkbox', { name: /multiple citizenships/ })).not.toBeChecked();
    expect(button('Next')).toBeDisabled();
    await userEvent.type(search(/Country of citizenship/), 'ZERLA');
    expect(
      dialog()
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Switzerland']);
    await userEvent.click(dialog().getByRole('option', { name: 'Switzerland' }));
    expect(search(/Country of citizenship/)).toHaveValue('');
    expect(dialog().getByText('Switzerland')).toBeInTheDocument();
    expect(button('Next')).toBeEnabled();
  });

  it('may be several countries, each once, which can be removed [S2-163] [S2-164] [S2-165] [S2-384] [S2-385] [S2-386] [S2-387] [S2-420]', async () => {
    await toCitizenship();
    await pick(/Country of citizenship/, 'kingdom', 'United Kingdom');
    await userEvent.click(dialog().getByRole('checkbox', { name: /multiple citizenships/ }));
    const selected = () =>
      within(dialog().getByRole('list', { name: 'Selected Countries' })).queryAllByRole('listitem');
    const names = () => selected().map(({ textContent }) => textContent);
    expect(names()).toEqual([]);
    expect(button('Next')).toBeDisabled();
    // the single one goes into the list by Add
    await userEvent.click(button('Add'));
    expect(names()).toEqual(['United Kingdom']);
    expect(button('Add')).toBeDisabled();
    await pick(/Country of citizenship/, 'switz', 'Switzerland');
    await pick(/Country of citizenship/, 'switz', 'Switzerland');
    expect(names()).toEqual(['United Kingdom', 'Switzerland']);
    expect(button('Next')).toBeEnabled();
    await userEvent.click(button('Remove United Kingdom'));
    await userEvent.click(button('Remove Switzerland'));
    expect(names()).toEqual([]);
    expect(button('Next')).toBeDisabled();
  });
});

describe('residence', () => {
  it('does not pass over an address in another country than the citizenship', async () => {
    await toCitizenship();
    await pick(/Country of citizenship/, 'switz', 'Switzerland');
    await next();
    expect(dialog().getByText(/The address is in United Kingdom: tick the box/)).toBeInTheDocument();
    await userEvent.click(button('Previous'));
    await userEvent.clear(search(/Country of citizenship/));
    await pick(/Country of citizenship/, 'kingdom', 'United Kingdom');
    await next();
    expect(dialog().queryByText(/The address is in/)).toBeNull();
  });

  it('is the citizenship until it is said to differ [S2-166] [S2-167] [S2-168] [S2-169] [S2-173] [S2-381] [S2-421]', async () => {
    await toResidence();
    atStep('4. Country of Residence');
    expect(dialog().getByText(/The residence will be set to the citizenship/)).toHaveTextContent('United Kingdom');
    expect(button('Add Inventor')).toBeEnabled();
    const differs = dialog().getByRole('checkbox', { name: 'Current residence is different from citizenship' });
    await userEvent.click(differs);
    expect(button('Add Inventor')).toBeDisabled();
    await pick(/Country of residence/, 'switz', 'Switzerland');
    expect(button('Add Inventor')).toBeEnabled();
    // clearing the box forgets the country
    await userEvent.click(differs);
    await userEvent.click(differs);
    expect(dialog().queryByText('Switzerland')).toBeNull();
    expect(button('Add Inventor')).toBeDisabled();
  });

  it('closes the dialog with a new inventor at the end of the list [S2-378] [S2-379] [S2-313] [S2-317]', async () => {
    await toResidence();
    await userEvent.click(button('Add Inventor'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('list', { name: 'Inventors' })).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(stored()).toHaveLength(1), { timeout: 5_000 });
    expect(stored()[0]).toEqual({
      name: 'Ada Lovelace',
      address: '12 St James Square, London, United Kingdom',
      citizenship: 'United Kingdom',
      residence: 'United Kingdom',
      form: {
        name: 'Ada Lovelace',
        addressType: 'home',
        address: '12 St James Square',
        addressCont: '',
        locality: 'London',
        country: 'United Kingdom',
        multipleCitizenship: false,
        citizenship: 'United Kingdom',
        citizenships: [],
        residenceDifferentFromCitizenship: false,
        residence: '',
      },
    });
  });

  it('of several citizenships is the first one, and is said to be [S2-169]', async () => {
    await toCitizenship();
    await userEvent.click(dialog().getByRole('checkbox', { name: /multiple citizenships/ }));
    await pick(/Country of citizenship/, 'switz', 'Switzerland');
    await pick(/Country of citizenship/, 'kingdom', 'United Kingdom');
    await next();
    expect(dialog().getByText(/the first one of the list/)).toHaveTextContent('Switzerland');
  });
});
