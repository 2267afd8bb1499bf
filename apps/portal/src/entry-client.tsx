import { startPortal } from './app/start-portal';

const root = document.getElementById('root');
if (root) void startPortal(root);
