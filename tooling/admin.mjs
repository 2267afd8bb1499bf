import { onSupportedNode } from './lib/node-version.mjs';

onSupportedNode(() => import('./commands/admin.mjs'));
