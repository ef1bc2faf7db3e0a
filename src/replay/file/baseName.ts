/** The name of a trace without what the app and this page append to it. */
export function baseName(fileName: string): string {
  return fileName.replace(/(\.notes)?(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');
}
