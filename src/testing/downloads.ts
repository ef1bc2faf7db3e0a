/** What the page offers as downloads from now on, until the mocks are restored. */
export function collectDownloads(): Blob[] {
  const blobs: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  return blobs;
}

/** The text of a gzipped file. */
export function unzippedText(file = new Blob()): Promise<string> {
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
