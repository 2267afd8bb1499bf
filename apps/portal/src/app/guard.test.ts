import {
  type CurrentUser,
  decideRouteAccess,
  defaultFrontendConfig,
  type FrontendConfig,
  linkTo,
  type RouteName,
  routes,
} from '@mediathek/domain';
import { describe, expect, it, vi } from 'vitest';
import {
  aDistrictAdmin,
  aMediaCentre,
  aPupil,
  aSchoolAdmin,
  aSchoolAdminInSimpleView,
  aTeacher,
} from '../../test/people';
import { createEvents } from '../shared/events';
import { createGuard } from './guard';

function tryToGo(href: string, user: CurrentUser, config: FrontendConfig = aMediaCentre, from = '/contact') {
  const events = createEvents();
  const prompt = vi.fn();
  const navigate = vi.fn();
  events.on('loginPrompt', prompt);
  const guard = createGuard({ visitor: () => ({ config, user }), match: {}, events, navigate });
  const pathname = href.replace(/[?#].*$/, '');
  const isHeldBack = guard({ currentLocation: { href: from }, nextLocation: { href, pathname } });
  return { isHeldBack, prompt, navigate };
}

describe('a navigation inside the portal', () => {
  it('passes where the page is open to the person', () => {
    const { isHeldBack, prompt, navigate } = tryToGo('/library', aPupil);
    expect(isHeldBack).toBe(false);
    expect([prompt, navigate].some((one) => one.mock.calls.length > 0)).toBe(false);
  });

  it('passes to an unknown address, which has a page that says so', () => {
    expect(tryToGo('/unknown', false).isHeldBack).toBe(false);
  });

  it('is held back for a guest, who is asked to sign in with the whole address as redirect', () => {
    const { isHeldBack, prompt, navigate } = tryToGo('/class/7b?tab=media#top', false);
    expect(isHeldBack).toBe(true);
    expect(prompt).toHaveBeenCalledExactlyOnceWith({ redirect: '/class/7b?tab=media#top' });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is simply held back where the condition is false', () => {
    for (const [href, user] of [
      ['/theme', aTeacher],
      ['/app-download', aTeacher],
      ['/admin/people', aPupil],
    ] as const) {
      const { isHeldBack, prompt, navigate } = tryToGo(href, user);
      expect([href, isHeldBack, prompt.mock.calls.length, navigate.mock.calls.length]).toEqual([href, true, 0, 0]);
    }
  });

  it('leads home from the simple view, once', () => {
    const { isHeldBack, navigate } = tryToGo('/classes', aSchoolAdminInSimpleView);
    expect(isHeldBack).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(tryToGo('/classes', aSchoolAdminInSimpleView, aMediaCentre, '/').navigate).not.toHaveBeenCalled();
  });
});

const visitors: readonly CurrentUser[] = [
  false,
  aPupil,
  aTeacher,
  aSchoolAdmin,
  aSchoolAdminInSimpleView,
  aDistrictAdmin,
];
const params = { id: 'x', mediaId: 'm', mediaType: 'media', codeId: 'c' };

describe.each([aMediaCentre, defaultFrontendConfig])('in a deployment of type $Type', (config) => {
  it.each(routes.map(({ name }) => name))(
    'holds %s back for exactly those whom the table refuses',
    (name: RouteName) => {
      const href = (linkTo as (page: RouteName, values: object) => string)(name, params);
      for (const user of visitors) {
        const route = routes.find((one) => one.name === name);
        const decision = route && decideRouteAccess(route, { config, user });
        const { isHeldBack, prompt, navigate } = tryToGo(href, user, config);
        expect([isHeldBack, prompt.mock.calls.length, navigate.mock.calls.length]).toEqual([
          decision !== 'allow',
          decision === 'login' ? 1 : 0,
          decision === 'home' ? 1 : 0,
        ]);
      }
    },
  );
});
