import 'fake-indexeddb/auto';
import { LIMITS, PATENT_FEATURES_PATH } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../../testing/fake-patent-service.ts';
import { fakeUploads, imageWith, type SentUpload } from '../../../../testing/fake-uploads.ts';
import { freshBrowser, renderAt, signIn } from '../../../../testing/render-app.tsx';
// loaded on first use by the routes: not while a test waits
import '../../index.ts';
import './drawings-step.tsx';
import { uploadImage } from './upload-image.ts';

let service: FakePatentService;
let uploads: SentUpload[];
let serial = 0;
beforeEach(async () => {
  service = await freshBrowser();
  uploads = fakeUploads();
  // what was chosen for a draft outlives its screen
  serial += 1;
});

const DRAWINGS = 9;
const open = async (changes: Parameters<typeof applicationWith>[0] = {}) => {
  const id = `app-${serial}`;
  service.applications.set(id, applicationWith({ id, title: 'Device for Needles.', lastStep: DRAWINGS, ...changes }));
  renderAt(`/patent-buddy/wizard/${id}`);
  await screen.findByTestId('image-input');
};
const png = (name: string, type = 'image/png') => new File(['12345678'], name, { type });
const choose = (...files: File[]) => fireEvent.change(screen.getByTestId('image-input'), { target: { files } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.queryByRole('region', { name: 'Selected files' });
const figures = () =>
  within(screen.getByRole('list', { name: 'Figures' })).getAllByRole('button', { name: /^Remove FIG/ });
const brief = () => screen.getByRole('textbox', { name: /^Brief description of the drawings/ });
const twoFigures = {
  images: [imageWith(), imageWith({ id: 'image-2', name: 'Figure 2', size: 20_000_000 })],
  figures: ['1', '2'].map((number) => ({
    id: `f${number}`,
    number,
    description: number === '1' ? 'a front view of the frame' : 'a side view of the frame',
    imageId: `image-${number}`,
    priorArt: false,
    numerals: [],
  })),
};

describe('choosing images', () => {
  it('offers several images, and images alone [S2-139] [S2-430]', async () => {
    await open();
    const input = screen.getByTestId('image-input');
    expect(input).toHaveAttribute('multiple');
    expect(
      input
        .getAttribute('accept')
        ?.split(',')
        .every((type) => type.startsWith('image/')),
    ).toBe(true);
  });

  it('names each after its file with its extension, else Figure N, and lets the name be changed [S2-140] [S2-141] [D-49]', async () => {
    await open();
    const long = `${'x'.repeat(300)}.png`;
    choose(png('pump from above.png'), png('.png'), png(long));
    expect(screen.getByLabelText('Name of pump from above.png')).toHaveValue('pump from above.png');
    expect(screen.getByLabelText(`Name of ${long}`)).toHaveValue(`${'x'.repeat(196)}.png`);
    await press(`Leave out ${long}`);
    expect(screen.getByLabelText('Name of .png')).toHaveValue('Figure 2');
    fireEvent.change(screen.getByLabelText('Name of .png'), { target: { value: 'The lid' } });
    await press('Upload 2 images');
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads.map(({ form }) => form.get('name'))).toEqual(['pump from above.png', 'The lid']);
  });

  it('takes what is dropped', async () => {
    await open();
    const zone = screen.getByText(/or drop them here/).parentElement;
    if (!zone) throw new Error('there is no place to drop');
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [png('a.png'), png('b.png')] } });
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('lets one be left out, and all of them [S2-143] [S2-146]', async () => {
    await open();
    choose(png('a.png'), png('b.png'));
    await press('Leave out a.png');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await press('Cancel');
    expect(chosen()).not.toBeInTheDocument();
  });

  it.each([
    ['an SVG', png('plan.svg', 'image/svg+xml'), 'An SVG drawing can hold programs and is not taken.'],
    ['no image', png('notes.pdf', 'application/pdf'), 'This is not an image.'],
    ['another kind of image', png('old.bmp', 'image/bmp'), 'This kind of image is not taken.'],
    ['empty', new File([], 'empty.png', { type: 'image/png' }), 'This file is empty.'],
  ])('says plainly that a file is %s, and sends the others', async (_kind, file, words) => {
    await open();
    choose(file, png('good.png'));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await press('Upload 1 image');
    await waitFor(() => expect(uploads).toHaveLength(1));
  });

  it('takes 300 at once, and says of each that is too many that there is no room', async () => {
    await open();
    choose(...Array.from({ length: 300 }, (_, at) => png(`sheet ${at}.png`)));
    expect(screen.getByText(`${LIMITS.imagesPerApplication} selected · 200 cannot be uploaded`)).toBeInTheDocument();
    expect(screen.getAllByText(/holds at most 100 images/).length).toBeGreaterThan(0);
    expect(screen.getByText('and 180 more')).toBeInTheDocument();
  });

  it('is not offered where no object store is configured [S2-435] [S2-508] [D-38]', async () => {
    service.on('GET', PATENT_FEATURES_PATH, () => ({
      body: { success: true, features: { pdfExport: 'on', imageUpload: false, titles: {}, model: null } },
    }));
    const id = `app-${serial}`;
    service.applications.set(id, applicationWith({ id, lastStep: DRAWINGS }));
    renderAt(`/patent-buddy/wizard/${id}`);
    expect(await screen.findByText(/^Image upload is not available\. Please configure /)).toBeInTheDocument();
    expect(screen.queryByTestId('image-input')).not.toBeInTheDocument();
  });
});

describe('uploading', () => {
  it('sends whose it is, shows how far it is, and makes figures of what has arrived [S2-142] [S2-144] [S2-145] [S2-443] [S2-462]', async () => {
    await open();
    choose(png('front.png'), png('side.png'));
    await press('Upload 2 images');
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[0]?.form.get('userId')).toBe('user-1');
    expect(uploads[0]?.form.get('applicationId')).toBe(`app-${serial}`);
    act(() => uploads[0]?.progress(0.5));
    expect(screen.getByRole('progressbar', { name: 'Upload of front.png' })).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('Uploading, 2 to go')).toBeInTheDocument();
    act(() => uploads[0]?.answer(201, { success: true, image: imageWith({ name: 'front' }) }));
    act(() => uploads[1]?.answer(201, { success: true, image: imageWith({ id: 'image-2', name: 'side' }) }));
    await waitFor(() => expect(chosen()).not.toBeInTheDocument());
    expect(figures()).toHaveLength(2);
    expect(screen.getByLabelText('Name of the image of FIG. 2')).toHaveValue('side');
  });

  it('goes to the placeholder while the draft has never been stored [S2-434]', async () => {
    signIn();
    sessionStore.adoptStored();
    const sent = uploadImage({ userId: 'user-1', applicationId: '', name: 'a', file: png('a.png') }, {});
    expect(uploads[0]?.form.get('applicationId')).toBe('draft');
    uploads[0]?.answer(201, { success: true, image: imageWith() });
    expect(await sent).toEqual(imageWith());
  });

  it('needs a file and a person [S2-432] [S2-433]', async () => {
    const image = { userId: 'user-1', applicationId: 'app-1', name: 'a', file: png('a.png') };
    await expect(uploadImage({ ...image, file: null }, {})).rejects.toThrow('No file provided');
    await expect(uploadImage({ ...image, userId: '' }, {})).rejects.toThrow('User ID and Application ID required');
  });

  it('says why one failed, and tries it again [S2-431] [S2-506] [S2-507]', async () => {
    await open();
    choose(png('huge.png'), png('lost.png'));
    await press('Upload 2 images');
    await waitFor(() => expect(uploads).toHaveLength(2));
    const error = 'An image can have at most 25 MB.';
    act(() => uploads[0]?.answer(413, { success: false, code: 'IMAGE_TOO_LARGE', error }));
    act(() => uploads[1]?.breakOff());
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await screen.findByText('Failed to upload images. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Failed to upload image(s).')).toBeInTheDocument();
    await press('Try lost.png again');
    await waitFor(() => expect(uploads).toHaveLength(3));
    act(() => uploads[2]?.answer(201, { success: true, image: imageWith({ name: 'lost' }) }));
    await waitFor(() => expect(figures()).toHaveLength(1));
  });

  it('can be stopped, one by one, and the next goes on', async () => {
    await open();
    choose(png('a.png'), png('b.png'), png('c.png'), png('d.png'));
    await press('Upload 4 images');
    await waitFor(() => expect(uploads).toHaveLength(3));
    await press('Cancel the upload of a.png');
    expect(uploads[0]?.aborted).toBe(true);
    await waitFor(() => expect(uploads).toHaveLength(4));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
  });

  it('goes on while another step is written', async () => {
    await open();
    choose(png('a.png'));
    await press('Upload 1 image');
    await waitFor(() => expect(uploads).toHaveLength(1));
    await press('Next');
    await screen.findByRole('heading', { level: 1, name: 'Detailed Description' });
    act(() => uploads[0]?.answer(201, { success: true, image: imageWith({ name: 'a' }) }));
    await press('Back');
    await waitFor(() => expect(figures()).toHaveLength(1));
  });
});

describe('figures', () => {
  it('show their size in megabytes with two decimals [S2-151]', async () => {
    await open(twoFigures);
    expect(screen.getByText('1.50 MB')).toBeInTheDocument();
    expect(screen.getByText('19.07 MB')).toBeInTheDocument();
  });

  it('are enlarged by a click; a click outside or Escape ends it [S2-148] [S2-149] [S2-150]', async () => {
    await open(twoFigures);
    await press('Enlarge FIG. 2');
    const overlay = screen.getByRole('dialog', { name: 'FIG. 2: Figure 2' });
    fireEvent.click(overlay);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Enlarge FIG. 1');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are moved, and numbered by their places', async () => {
    await open(twoFigures);
    await press('Move FIG. 2 up');
    expect(screen.getByLabelText('Name of the image of FIG. 1')).toHaveValue('Figure 2');
    expect(screen.getByLabelText('What FIG. 1 shows')).toHaveValue('a side view of the frame');
  });

  it('are removed, and put back [S2-147]', async () => {
    await open(twoFigures);
    await press('Remove FIG. 1');
    expect(figures()).toHaveLength(1);
    expect(screen.getByText('FIG. 1 was removed.')).toBeInTheDocument();
    await press('Undo');
    expect(figures()).toHaveLength(2);
    expect(screen.getByLabelText('Name of the image of FIG. 1')).toHaveValue('Figure 1');
  });

  it('have numerals with their parts', async () => {
    await open(twoFigures);
    await userEvent.click(screen.getAllByRole('button', { name: 'Add a reference numeral' })[0] as HTMLElement);
    expect(screen.getByLabelText('Numeral 1 of FIG. 1')).toHaveValue('10');
    fireEvent.change(screen.getByLabelText('Part of numeral 10 of FIG. 1'), { target: { value: 'frame' } });
    await press('Save Draft');
    await waitFor(() =>
      expect(service.applications.get(`app-${serial}`)?.figures[0]?.numerals).toEqual([
        { numeral: '10', part: 'frame' },
      ]),
    );
  });

  it('have a brief description whose label carries an asterisk, as a required field does [S2-103]', async () => {
    await open();
    const label = brief().closest('.mantine-InputWrapper-root')?.querySelector('label');
    expect(label).toHaveTextContent(/^Brief description of the drawings \*$/);
  });

  it('write the brief description with one click, and keep it in step while that is wished', async () => {
    await open({ ...twoFigures, drawings: 'My own words.' });
    await press('Write it from the figures');
    const both = 'FIG. 1 is a front view of the frame.\nFIG. 2 is a side view of the frame.';
    expect(brief()).toHaveValue(both);
    await press('Undo');
    expect(brief()).toHaveValue('My own words.');
    await press('Write it from the figures');
    fireEvent.change(screen.getByLabelText('What FIG. 2 shows'), { target: { value: 'the lid' } });
    expect(brief()).toHaveValue('FIG. 1 is a front view of the frame.\nFIG. 2 is the lid.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep it in step with the figures' }));
    fireEvent.change(screen.getByLabelText('What FIG. 2 shows'), { target: { value: 'the base' } });
    expect(brief()).toHaveValue('FIG. 1 is a front view of the frame.\nFIG. 2 is the lid.');
  });
});
