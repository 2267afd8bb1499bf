import { existsSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const manifest = new URL('dist/client/.vite/manifest.json', import.meta.url);

/** The server's bundle knows the files of the client's, which is built before it. */
const clientManifest = () => (existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  ...(isSsrBuild && { define: { __CLIENT_MANIFEST__: clientManifest() } }),
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    assetsDir: 'assets',
    // The content security policy allows files of our own only; a picture inside a style sheet would be refused.
    assetsInlineLimit: 0,
    // Tells the server's bundle which style sheets and scripts a page needs, so that it arrives painted.
    manifest: true,
    // Every browser of the last years preloads modules itself.
    modulePreload: { polyfill: false },
    // Measured by `npm run bench` instead, which knows what the first page really loads.
    reportCompressedSize: false,
  },
  ssr: {
    // Our packages are TypeScript source; those of npm are found beside the server.
    noExternal: [/^@mediathek\//],
  },
  server: {
    proxy: Object.fromEntries(['/api', '/covers', '/healthz'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
}));
