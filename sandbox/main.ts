import { banner } from './banner';
import { readConfig } from './config';
import { SandboxError } from './sandboxError';
import { startSandbox } from './startSandbox';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const sandbox = await startSandbox(config);
  const end = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
  console.log(banner(config, sandbox));
}

main().catch((error: unknown) => {
  console.error(error instanceof SandboxError ? error.message : error);
  process.exit(1);
});
