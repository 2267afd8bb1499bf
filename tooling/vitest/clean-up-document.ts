import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without it a component of one test would still be found by the next one.
afterEach(cleanup);
