interface TextFile {
  fileName: string;
  mediaType: string;
  text: string;
}

/** Long enough for a slow browser to begin reading the file. */
const KEPT_FOR_MS = 60_000;

/** Gives the browser a file to keep. */
export function saveFile({ fileName, mediaType, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}
