import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontendConfig } from '@mediathek/domain';
import { demoConfig } from '@mediathek/fixtures';
import { afterAll, beforeAll } from 'vitest';
import { copyDemoFolder, removeFolder } from './data-folder';
import { type Environment, findFreePort, spawnServer, waitUntilHealthy } from './server-process';

export interface Portal {
  readonly url: string;
  readonly dataDir: string;
  readonly config: FrontendConfig;
  stop(): Promise<void>;
}

export interface PortalOptions {
  /** What differs from the demo's configuration. */
  readonly config?: Partial<FrontendConfig>;
  readonly env?: Environment;
}

/** Lines of the log that speak of a failure; the log's levels begin at 50 for errors. */
const errorLines = (log: string): string[] => log.split('\n').filter((line) => /"level":[56]0/.test(line));

/** A real portal with the demo in it, on a port and in a folder of its own. */
async function startPortal({ config, env }: PortalOptions = {}): Promise<Portal> {
  const dataDir = copyDemoFolder();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const whole = { ...demoConfig, ...config };
  const configFile = join(dataDir, 'portal-config.json');
  writeFileSync(configFile, JSON.stringify(whole));
  const server = spawnServer({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...(config ? { PORTAL_CONFIG: configFile } : {}),
    ...env,
  });
  await waitUntilHealthy(url, server);
  return {
    url,
    dataDir,
    config: whole,
    async stop() {
      server.send('SIGTERM');
      const { code } = await server.ended;
      removeFolder(dataDir);
      if (code !== 0) throw new Error(`The portal ended with ${code}: ${server.stderr()}`);
      const failures = errorLines(server.stderr());
      if (failures.length > 0) throw new Error(`The portal logged failures:\n${failures.join('\n')}`);
    },
  };
}

/** One portal for all journeys of a file; options may need what another helper of the file has started before. */
export function portalForFile(options: PortalOptions | (() => PortalOptions) = {}): () => Portal {
  let portal: Portal | undefined;
  beforeAll(async () => {
    portal = await startPortal(typeof options === 'function' ? options() : options);
  });
  afterAll(() => portal?.stop());
  return () => {
    if (!portal) throw new Error('The portal runs only while the journeys do');
    return portal;
  };
}
