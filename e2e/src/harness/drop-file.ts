import type { Locator } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Drops a file on a place of the page, once the page's own code listens there. */
export async function dropFile(place: Locator, name: string, type: string, bytes: Uint8Array): Promise<void> {
  const isTakenOver = () => place.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));
  await eventually(isTakenOver, true);
  const data = await place.page().evaluateHandle(
    ({ name: fileName, type: fileType, base64 }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], fileName, { type: fileType }));
      return transfer;
    },
    { name, type, base64: Buffer.from(bytes).toString('base64') },
  );
  await place.dispatchEvent('dragover', { dataTransfer: data });
  await place.dispatchEvent('drop', { dataTransfer: data });
}
