/** Longer than a browser takes to read the file, in milliseconds. */
const revokeAfterMs = 60_000;

/** Offers a file as a download. */
export function offerDownload(name: string, chunks: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(chunks, { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
