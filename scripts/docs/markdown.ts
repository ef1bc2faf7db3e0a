import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../..');

/** The repository's documents, by their paths from its root. */
export function documents(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path.endsWith('.md'));
}

/** A document's text without its code. */
function prose(path: string): string {
  return readFileSync(join(root, path), 'utf8')
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');
}

/** The targets of a document's links, as written. */
export function linksOf(path: string): string[] {
  return Array.from(prose(path).matchAll(/\]\(([^()\s]+)\)/g), ([, target = '']) => target);
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').replace(/^```[^]*?^```/gm, '');
  return Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

/** Each line of code that a document shows, in fences and in backticks. */
export function codeOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const fenced = Array.from(text.matchAll(/^```.*\n([^]*?)^```/gm), ([, block = '']) => block);
  const inline = Array.from(text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g));
  return [
    ...fenced.flatMap((block) => block.split('\n')),
    ...inline.map(([, code = '']) => code),
  ].filter((line) => line.trim() !== '');
}
