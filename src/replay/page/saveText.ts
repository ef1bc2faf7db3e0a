/** Long enough for a browser to begin the download, in milliseconds. */
const keepMs = 60_000;

/** Saves a text as a file on this computer. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
}
