import type { LocaleTexts } from '@mediathek/contract';
import {
  decideRouteAccess,
  isDistrictAdmin,
  isSchoolAdmin,
  linkTo,
  matchRoute,
  toggleAdvancedView,
  type UserInfo,
  type Visitor,
} from '@mediathek/domain';
import { findStorage } from '../shared/browser-storage';
import { clearCachedGets } from '../shared/cached-get';
import { forgetQuestions } from '../shared/last-questions';
import { logProblem } from '../shared/log';
import { forgetPlayedPositions } from '../shared/played-positions';
import type { Portal, Session } from '../shared/portal';
import type { Store } from '../shared/store';
import { textsFor } from '../shared/texts-for';
import { speak, voiceFor } from '../shared/use-texts';
import { isEmptyLocale } from './bootstrap';
import { writeChoice } from './cookies';
import type { Overlays } from './overlays/overlays-state';
import { pathOf } from './resolve-page';

/** The profile menu opens again this many milliseconds after the view was changed and everything drawn anew. */
const profileMenuDelay = 10;

export type SessionSurroundings = Pick<
  Portal,
  'state' | 'call' | 'get' | 'events' | 'queries' | 'redirectUrl' | 'navigate'
> & {
  readonly overlays: Store<Overlays>;
  readonly storage: Storage | undefined;
  /** The address of the page that is shown. */
  readonly currentHref: () => string;
  /** Makes a page ready before it is opened by this person. */
  readonly prepare: (href: string, user: UserInfo) => Promise<void>;
  /** Leaves this page for one that the server draws. */
  readonly openFromServer: (href: string) => void;
};

export function createSession(surroundings: SessionSurroundings): Session {
  const {
    state,
    call,
    get,
    events,
    queries,
    redirectUrl,
    navigate,
    overlays,
    storage,
    currentHref,
    prepare,
    openFromServer,
  } = surroundings;

  function forgetAnswers() {
    clearCachedGets(storage);
    forgetPlayedPositions(findStorage('localStorage'));
    forgetQuestions(findStorage('localStorage'));
    queries.clear();
  }

  /** Says something in the words of the language that is shown now. */
  function say(key: 'signedOut' | 'viewNotChanged' | 'signOutFailed' | 'languageNotLoaded', type: 'info' | 'error') {
    const { lang, texts, user } = state.get();
    const { t } = textsFor(lang, texts);
    events.emit('snackbar', { type, message: speak(t, `shell.messages.${key}`, voiceFor(user)) });
  }

  function decide(href: string, visitor: Visitor) {
    const match = matchRoute(pathOf(href));
    return match ? decideRouteAccess(match.route, visitor) : 'allow';
  }

  /** Where the operator makes it a duty, an administrator sets up the second factor before anything else. */
  async function mustSetUpSecondFactor(user: UserInfo): Promise<boolean> {
    if (!isSchoolAdmin(user) && !isDistrictAdmin(user)) return false;
    try {
      const { required, enabled } = await call('GET /api/v1/profile/second-factor');
      return required && !enabled;
    } catch (cause) {
      logProblem('Failed to ask for the second factor', cause);
      return false;
    }
  }

  async function landingPage(user: UserInfo): Promise<string> {
    const wanted = redirectUrl.take();
    if (await mustSetUpSecondFactor(user)) return linkTo('profile');
    return wanted && decide(wanted, { ...state.get(), user }) === 'allow' ? wanted : linkTo('homepage');
  }

  return {
    enter(user) {
      forgetAnswers();
      void landingPage(user).then(async (target) => {
        // The next page is made ready first: otherwise the login page would show for a moment that one is signed in.
        await prepare(target, user);
        state.set({ user });
        navigate(target, { replace: true });
      });
    },

    async leave() {
      try {
        await call('POST /api/v1/auth/logout');
      } catch (cause) {
        logProblem('Failed to sign out', cause);
        say('signOutFailed', 'error');
        return;
      }
      forgetAnswers();
      redirectUrl.forget();
      const guest = { ...state.get(), user: false } as const;
      // A page for members only must not be drawn once more; where guests have no homepage either, the login is next.
      if (decide(currentHref(), guest) !== 'allow') {
        openFromServer(linkTo(decide(linkTo('homepage'), guest) === 'allow' ? 'homepage' : 'login'));
        return;
      }
      say('signedOut', 'info');
      state.set({ user: false });
      events.emit('refresh');
    },

    async changeView({ opensMenu = true } = {}) {
      const { user } = state.get();
      const wanted = toggleAdvancedView(user);
      if (wanted === false || user === false || wanted.school_admin === 0 || wanted === user) return;
      try {
        const changed = await call('PUT /api/v1/user/view', { body: { school_admin: wanted.school_admin } });
        state.set({ user: changed });
      } catch (cause) {
        logProblem('Failed to change the view', cause);
        say('viewNotChanged', 'error');
        return;
      }
      events.emit('refresh');
      if (decide(currentHref(), state.get()) === 'home') navigate(linkTo('homepage'));
      if (opensMenu) setTimeout(() => overlays.set({ open: 'profile' }), profileMenuDelay);
    },

    async changeLanguage(lang) {
      let texts: LocaleTexts;
      try {
        texts = await get('GET /api/v1/setup/locale/{lang}', { params: { lang } });
      } catch (cause) {
        logProblem(`Failed to load the texts of ${lang}`, cause);
        say('languageNotLoaded', 'error');
        return;
      }
      if (isEmptyLocale(texts)) {
        say('languageNotLoaded', 'error');
        return;
      }
      writeChoice('lang', lang);
      state.set({ lang, texts });
    },

    changeScheme(scheme) {
      writeChoice('scheme', scheme);
      state.set({ scheme });
    },
  };
}
