import { ping, type Queries } from '../adapters/database/database';
import { Problem } from './problem';
import type { Handlers } from './register-calls';

/** Healthy means that a request could be served: the process answers and so does its database. */
export const healthRoutes = (db: Queries): Handlers<'GET /healthz'> => ({
  async 'GET /healthz'({ request }) {
    try {
      await ping(db);
    } catch (err) {
      request.log.error({ err }, 'the database does not answer');
      throw new Problem('unavailable');
    }
    return { status: 'ok' };
  },
});
