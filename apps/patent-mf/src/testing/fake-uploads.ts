import type { PatentImage } from '@premise/contracts';

export interface SentUpload {
  path: string;
  form: FormData;
  /** Tells how much has left, from 0 to 1. */
  progress: (share: number) => void;
  answer: (status: number, body: object) => void;
  breakOff: () => void;
  aborted: boolean;
}

export const imageWith = (changes: Partial<PatentImage> = {}): PatentImage => ({
  id: 'image-1',
  name: 'Figure 1',
  url: '/files/image-1',
  thumbnailUrl: '/files/image-1-small',
  path: 'user-1/app-1/1_figure.png',
  uploadedAt: '2026-01-02T03:04:05.000Z',
  size: 1_572_864,
  type: 'image/png',
  width: 2400,
  height: 3000,
  dpi: 300,
  colour: 'black-and-white',
  ...changes,
});

/** Puts uploads into the hands of a spec: the list of those that were sent, each waiting for its answer. */
export function fakeUploads(): SentUpload[] {
  const sent: SentUpload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    #path = '';
    #sent: SentUpload | null = null;
    open(_method: string, path: string): void {
      this.#path = path;
    }
    setRequestHeader(): void {
      // what goes along is the matter of the upload's own spec
    }
    send(form: FormData): void {
      this.#sent = {
        path: this.#path,
        form,
        aborted: false,
        progress: (share) =>
          this.upload.dispatchEvent(
            new ProgressEvent('progress', { lengthComputable: true, loaded: share * 100, total: 100 }),
          ),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
        breakOff: () => this.dispatchEvent(new Event('error')),
      };
      sent.push(this.#sent);
    }
    abort(): void {
      if (this.#sent) this.#sent.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
}
