/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { offerDownload } from './offerDownload';

it('a download has its name and all its bytes, and its address lives until the browser has read it', async () => {
  jest.useFakeTimers();
  const files: Blob[] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  const clicked: (string | null)[][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.getAttribute('href'), this.getAttribute('download')]);
  });

  offerDownload('a.trace', ['one ', 'two']);

  expect(clicked).toEqual([['blob:1', 'a.trace']]);
  expect(files[0]?.type).toBe('application/octet-stream');
  await expect(files[0]?.text()).resolves.toBe('one two');
  jest.advanceTimersByTime(59_999);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(revoked).toEqual(['blob:1']);
});
