import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Serves the benchmark's page on loopback, minified as for production. */
export async function servePage(): Promise<{ url: string; close(): void }> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      __BUILD__: JSON.stringify({ version: 'bench', commit: 'bench' }),
    },
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.writeHead(200, {
      'Content-Type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
      // Cross-origin isolation gives the page a more precise clock.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    response.end(isScript ? script : '<!doctype html><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
