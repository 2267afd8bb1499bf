import { randomUUID } from 'node:crypto';
import {
  type FrontendConfig,
  isDistrictAdmin,
  isSchoolAdmin,
  mergeTexts,
  textColourOn,
  type UserInfo,
} from '@mediathek/domain';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../adapters/database/database';
import type { Mailer } from '../adapters/mail/mailer';
import type { Composed, Composers } from '../adapters/mail/post';
import { auditRecorder, removeOldAudit } from '../audit/record-audit';
import { accessCodeService } from '../features/access-codes/access-codes';
import { outboxService, startSending } from '../features/mail/outbox';
import { renderMail } from '../features/mail/render-mail';
import { profileLetters, profileService } from '../features/profile/profile';
import { profileRoutes } from '../features/profile/routes';
import { registrationLetters, registrationService } from '../features/registrations/registrations';
import { registrationRepository } from '../features/registrations/repository';
import { registrationRoutes } from '../features/registrations/routes';
import type { SetupService } from '../features/setup/setup';
import { sessionStarter } from '../features/users/begin-session';
import { selfConfirmation } from '../features/users/confirm-oneself';
import { passwordResetService, userLetters } from '../features/users/password-reset';
import { userRepository } from '../features/users/repository';
import { userRoutes } from '../features/users/routes';
import { secondFactorService } from '../features/users/second-factor';
import { secondFactorRoutes } from '../features/users/second-factor-routes';
import { sessionRoutes } from '../features/users/session-routes';
import { sessionService } from '../features/users/sessions';
import { signInService } from '../features/users/sign-in';
import { isUserSessionId } from '../http/session-cookie';
import { registerSessionHook } from '../http/session-hook';
import type { Visitor } from '../http/visitor';
import type { Keys } from '../keys';
import { flowCounter } from '../limits/flow';
import { attemptCounter, withoutLimits } from '../limits/limits';
import { oneTimeTokens } from '../one-time-tokens/tokens';
import type { DeadlineTasks } from '../privacy/personal-columns';
import { remember } from '../remember';
import type { Settings } from '../settings';
import { administrationHandlers } from './administration';

interface Dependencies {
  settings: Pick<Settings, 'PUBLIC_URL' | 'isSecure' | 'hasRateLimits' | 'REQUIRE_ADMIN_2FA'>;
  config: FrontendConfig;
  database: Database;
  mailer: Mailer;
  keys: Keys;
  clock: () => Date;
  log: FastifyBaseLogger;
  setup: Pick<SetupService, 'locale' | 'theme'>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Everything about who somebody is: sessions, signing in, mail, applications, the profile. */
export function composeAccounts(app: FastifyInstance, dependencies: Dependencies) {
  const { settings, config, database, mailer, keys, clock, log, setup } = dependencies;
  const { PUBLIC_URL, isSecure, REQUIRE_ADMIN_2FA } = settings;
  const db = database.queries;
  const users = userRepository(db);
  const sessions = sessionService(db, clock);
  const tokens = oneTimeTokens(db, clock);
  const limits = settings.hasRateLimits ? attemptCounter(db, keys, clock) : withoutLimits;
  const flow = flowCounter(db, keys, clock, (err) => log.warn({ err }, 'searches could not be counted together'));
  const secondFactor = secondFactorService({ database, keys, clock, issuer: new URL(PUBLIC_URL).hostname });

  const composers: Composers = {
    ...userLetters(database, tokens),
    ...registrationLetters({ db, tokens, isEmailTaken: users.isEmailTaken }),
    ...profileLetters({ tokens, findRecipient: users.findRecipient, isEmailTaken: users.isEmailTaken }),
  };
  const render = async (composed: Composed) => {
    const [texts, { primaryColor }] = [await setup.locale(composed.language), await setup.theme()];
    return renderMail(composed, {
      texts: mergeTexts(texts.default, texts.custom),
      publicUrl: PUBLIC_URL,
      colours: { button: primaryColor, onButton: textColourOn(primaryColor) },
    });
  };
  const outbox = outboxService({ db, keys, mailer, clock, log, render, composers: () => composers });
  const post = startSending(outbox, log);

  /** An administrator whose duty a second factor is, and who has none yet. */
  const isFactorMissing = async (userId: string, user: UserInfo): Promise<boolean> => {
    const isBound = REQUIRE_ADMIN_2FA && (isSchoolAdmin(user) || isDistrictAdmin(user));
    return isBound && !(await secondFactor.isEnabled(userId));
  };

  const guest: Visitor = { id: undefined, user: false, districtId: undefined, config };
  const loadVisitor = async (sessionId: string): Promise<Visitor> => {
    const userId = await sessions.findUserId(sessionId);
    const known = userId === undefined ? undefined : await users.find(userId);
    if (!known) return guest;
    const visitor = { id: known.id, user: known.info, districtId: known.districtId, config };
    const needsSecondFactor = await isFactorMissing(known.id, known.info);
    return needsSecondFactor ? { ...visitor, needsSecondFactor } : visitor;
  };
  const visitors = remember<Visitor>({ milliseconds: 1000, most: 10_000, now: () => clock().getTime() });
  const sessionHook = registerSessionHook(app, {
    keys,
    isSecure,
    publicOrigin: new URL(PUBLIC_URL).origin,
    visitorOf: (sessionId) =>
      isUserSessionId(sessionId) ? visitors.recall(sessionId, () => loadVisitor(sessionId)) : guest,
  });

  const signIn = signInService({ db, keys, config, clock, limits, secondFactor });
  const confirmOneself = selfConfirmation({ signIn, sessions });
  const profile = profileService({
    database,
    config,
    limits,
    tokens,
    post,
    clock,
    endOtherSessions: (userId, sessionId, within) => sessions.endAllOf(userId, sessionId, within),
  });
  const recordAudit = auditRecorder(clock);
  const registrations = registrationService({
    database,
    recordAudit,
    limits,
    tokens,
    post,
    clock,
    addTeacher: (within, teacher) => userRepository(within).add(teacher),
    newId: randomUUID,
  });
  const forgetVisitors = visitors.forgetAll;
  const beginSession = sessionStarter({ db, sessions, sessionHook, post, forgetVisitor: visitors.forget });

  const endAllSessions = async (userId: string): Promise<void> => {
    await sessions.endAllOf(userId);
    forgetVisitors();
  };
  const accessCodes = accessCodeService({ database, keys, clock, recordAudit, endSessions: endAllSessions });
  const renewSession = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = await sessions.rotate(request.sessionId);
    forgetVisitors();
    if (session) sessionHook.give(request, reply, session.id, session.keepSeconds);
  };

  const removeOldCounts = async (): Promise<void> => {
    await limits.removeOld();
    await flow.removeOld();
  };

  const ago = (days: number) => new Date(clock().getTime() - days * dayMs);
  const deadlines: DeadlineTasks = {
    'account-deletion': profile.removeDue,
    'session-end': sessions.removeExpired,
    'link-end': tokens.removeExpired,
    'application-end': () =>
      registrationRepository(db).removeOld({ unconfirmed: ago(2), undecided: ago(90), decided: ago(30) }),
    'audit-end': () => removeOldAudit(db, clock),
    'mail-sent': () => outbox.removeDoneBefore(ago(30)),
    'attempts-end': removeOldCounts,
    'code-end': accessCodes.removeEnded,
  };

  return {
    handlers: {
      ...userRoutes({
        db,
        sessions,
        sessionHook,
        begin: beginSession,
        signIn,
        passwordReset: passwordResetService({ database, limits, tokens, sessions, post }),
        forgetVisitor: visitors.forget,
        forgetVisitors,
      }),
      ...sessionRoutes({ sessions, forgetVisitors }),
      ...secondFactorRoutes({
        db,
        ...{ secondFactor, signIn, confirmOneself, sessions, sessionHook, limits, post, forgetVisitors },
        isDutyForAdmins: REQUIRE_ADMIN_2FA,
      }),
      ...registrationRoutes(registrations),
      ...profileRoutes({
        profile,
        confirmPassword: signIn.confirmPassword,
        ...{ confirmOneself, forgetVisitors, renewSession },
      }),
      ...administrationHandlers({
        ...{ database, clock, limits, post, recordAudit, forgetVisitors, renewSession },
        endSessions: (userId, exceptSessionId, within) => sessions.endAllOf(userId, exceptSessionId, within),
      }),
    },
    beginSession,
    endAllSessions,
    async endOtherSessions(userId: string, request: FastifyRequest): Promise<void> {
      await sessions.endAllOf(userId, request.sessionId);
      forgetVisitors();
    },
    limits,
    countSearch: settings.hasRateLimits ? flow.take : () => {},
    post,
    signIn,
    secondFactor: { isEnabled: secondFactor.isEnabled, check: secondFactor.check, isMissing: isFactorMissing },
    accessCodes,
    /** One line in the audit trail, for every feature that changes who may do what. */
    recordAudit,
    /** What runs out within the day. */
    hourly: [sessions.removeExpired, removeOldCounts, tokens.removeExpired],
    deadlines,
    async stop() {
      await flow.stop();
      await post.stop();
      mailer.close();
    },
  };
}
