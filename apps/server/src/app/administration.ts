import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queries } from '../adapters/database/database';
import type { Post } from '../adapters/mail/post';
import type { RecordAudit } from '../audit/record-audit';
import { auditRoutes } from '../features/audit/routes';
import { peopleService } from '../features/people/people';
import { peopleRoutes } from '../features/people/routes';
import { peopleImportService } from '../features/people-import/people-import';
import { peopleImportRoutes } from '../features/people-import/routes';
import { schoolRepository } from '../features/schools/repository';
import { schoolRoutes } from '../features/schools/routes';
import { schoolService } from '../features/schools/schools';
import type { Limits } from '../limits/limits';

interface Dependencies {
  database: Database;
  clock: () => Date;
  limits: Limits;
  post: Post;
  recordAudit: RecordAudit;
  endSessions(userId: string, exceptSessionId: string | undefined, within: Queries): Promise<void>;
  forgetVisitors(): void;
  renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Everything about looking after schools and people. */
export function administrationHandlers(dependencies: Dependencies) {
  const { database, clock, limits, post, recordAudit, endSessions, forgetVisitors, renewSession } = dependencies;
  const newId = randomUUID;
  return {
    ...schoolRoutes(schoolService({ database, clock, recordAudit, newId })),
    ...peopleRoutes({
      people: peopleService({
        database,
        clock,
        limits,
        post,
        recordAudit,
        isRunningSchool: (place, within) => schoolRepository(within).isRunning(place),
        endSessions,
      }),
      forgetVisitors,
      renewSession,
    }),
    ...peopleImportRoutes(peopleImportService({ database, clock, post, recordAudit, newId })),
    ...auditRoutes(database.queries),
  };
}
