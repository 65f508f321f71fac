import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';
import { fileOf, wordBytes } from '../testing/sample-files.ts';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your argument' });
const choose = (...files: File[]) => fireEvent.change(screen.getByTestId('file-input'), { target: { files } });

describe('a file on /analyzer', () => {
  let sent: () => number;
  beforeEach(async () => {
    const network = freshBrowser();
    sent = () => network.calls.filter(({ method }) => method === 'POST').length;
    renderAt('/analyzer');
    await screen.findByText(/Your analyses appear here/);
  });

  it('gives its text to the editor, leaves the browser for nothing, and is undone with one click', async () => {
    fireEvent.change(text(), { target: { value: 'Typed before.' } });
    choose(fileOf('essay.docx', wordBytes(['Dogs bark.', 'So they hear.'])));
    await screen.findByText('Text taken from essay.docx. The file stays on your device.');
    expect(text().value).toBe('Dogs bark.\n\nSo they hear.');
    expect(sent()).toBe(0);

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(text().value).toBe('Typed before.');
    expect(text()).toHaveFocus();
    expect(screen.getByText('Your text from before is back.')).toBeVisible();
  });

  it('can be dropped anywhere on the page', async () => {
    const dataTransfer = { types: ['Files'], files: [fileOf('a.txt', 'Dropped words.')], dropEffect: 'none' };
    const sheet = text().parentElement;
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(sheet).toHaveAttribute('data-dragged');
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(sheet).not.toHaveAttribute('data-dragged');
    await waitFor(() => expect(text().value).toBe('Dropped words.'));
  });

  it('leaves dragged words to the browser', () => {
    const dataTransfer = { types: ['text/plain'], files: [] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(text().parentElement).not.toHaveAttribute('data-dragged');
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(true);
  });

  it('says why it gives no text, and leaves the text as it is', async () => {
    fireEvent.change(text(), { target: { value: 'Typed before.' } });
    choose(fileOf('empty.txt', ''));
    expect(await screen.findByRole('alert')).toHaveTextContent('empty.txt This file is empty.');
    choose(fileOf('a.txt', 'one'), fileOf('b.txt', 'two'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('2 files Open one file at a time.'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(text().value).toBe('Typed before.');
  });

  it('no longer offers to go back once the reader has gone on writing', async () => {
    choose(fileOf('a.md', 'From the file.'));
    await screen.findByRole('button', { name: 'Undo' });
    fireEvent.change(text(), { target: { value: 'From the file. And more.' } });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that takes long shows how far it is, and can be cancelled', async () => {
    fireEvent.change(text(), { target: { value: 'Typed before.' } });
    const slow = fileOf('slow.docx', wordBytes(['Words.']));
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(() => undefined);
    choose(slow);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Reading slow.docx')).toBeNull();
    expect(text().value).toBe('Typed before.');
    expect(text()).toHaveFocus();
  });
});
