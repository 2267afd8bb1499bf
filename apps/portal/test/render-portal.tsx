import type { CurrentConfig, CurrentUser } from '@mediathek/domain';
import { defaultTheme } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../src/app/app';
import type { Bootstrap } from '../src/app/bootstrap';
import { createPortal } from '../src/app/create-portal';
import { aMediaCentre } from './people';

// Dialogs and menus are fetched when they are first needed; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

interface Surroundings {
  readonly user?: CurrentUser;
  readonly config?: CurrentConfig;
  readonly newsCategories?: readonly string[];
  /** Answers by method and path; everything else is not found. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

export const origin = 'https://portal.example';
export const today = '2026-11-16';

export function aBootstrap({ user = false, config = aMediaCentre, newsCategories = [] }: Surroundings = {}): Bootstrap {
  return {
    ...{ config, user, newsCategories },
    lang: 'de',
    texts: { default: baseTexts.de, custom: {} },
    theme: defaultTheme,
    scheme: 'auto',
    csrfToken: 'token',
  };
}

/** Answers like the server: JSON for what is known, 404 for the rest. */
export function fakeServer(answers: Readonly<Record<string, unknown>> = {}) {
  return vi.fn(async (path: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${path}`;
    const isKnown = Object.hasOwn(answers, key);
    if (isKnown && answers[key] === undefined) return new Response(null, { status: 204 });
    return new Response(JSON.stringify(answers[key] ?? {}), {
      status: isKnown ? 200 : 404,
      statusText: isKnown ? 'OK' : 'Not Found',
      headers: { 'content-type': 'application/json' },
    });
  });
}

/** Puts a portal together without drawing it. */
export function makePortal(href: string, surroundings: Surroundings = {}) {
  const fetchPath = fakeServer(surroundings.answers);
  const history = createMemoryHistory({ initialEntries: [href] });
  /** The addresses that were asked from the server, leaving the page. */
  const leftFor: string[] = [];
  const parts = createPortal({
    ...{ history, origin, fetchPath, today, localStorage, sessionStorage },
    openFromServer: (target) => void leftFor.push(target),
    bootstrap: aBootstrap(surroundings),
  });
  return { ...parts, history, fetchPath, leftFor };
}

declare global {
  interface Window {
    readonly happyDOM?: { setViewport(size: { width: number; height: number }): void; setURL(url: string): void };
  }
}

/** Opens the portal at an address, as a browser does with a page the server has not drawn. */
export async function openPortal(href: string, surroundings: Surroundings = {}) {
  // Wide enough for the navigation to stand in the bar.
  window.happyDOM?.setViewport({ width: 1280, height: 800 });
  const made = makePortal(href, surroundings);
  await made.router.load();
  const screen = render(<App parts={made} />);
  made.startGuard();

  /** Follows an address inside the portal and waits until everything has settled. */
  async function go(target: string) {
    await act(async () => {
      made.portal.navigate(target);
      await settle();
    });
  }
  async function back() {
    await act(async () => {
      made.history.back();
      await settle();
    });
  }
  return { ...made, ...screen, go, back, address: () => made.history.location.href };
}

export async function settle() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
