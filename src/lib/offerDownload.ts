/** How long the file stays at hand for the browser to take it, in milliseconds. */
const lendForMs = 60_000;

/** Hands a file to the browser's downloads. */
export function offerDownload(name: string, chunks: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(chunks, { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lendForMs);
}
