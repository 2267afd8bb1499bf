import { type CurrentUser, isStudent } from '@mediathek/domain';
import type { TextKey } from '@mediathek/i18n';
import type { TFunction } from 'i18next';
import { usePortalState } from './portal';
import { textsFor } from './texts-for';

/** Adults are addressed formally, pupils as du. */
export type Voice = 'adult' | 'pupil';

export function voiceFor(user: CurrentUser): Voice {
  return isStudent(user) ? 'pupil' : 'adult';
}

export interface TextsInUse {
  readonly t: TFunction;
  readonly lang: string;
  /** To be passed as `context` where pupils are addressed in their own way: `t('…', { context: voice })`. */
  readonly voice: Voice;
  /** A text in the person's own voice where there is one, otherwise as it is for everybody. */
  readonly voiced: (key: TextKey) => string;
}

/** i18next's types want every key to have every voice; at run time the plain text stands in. */
export function speak(t: TFunction, key: TextKey, voice: Voice): string {
  return (t as (key: TextKey, options: { context: Voice }) => string)(key, { context: voice });
}

/** The texts in the person's language. */
export function useTexts(): TextsInUse {
  const { user, lang, texts } = usePortalState();
  const { t } = textsFor(lang, texts);
  const voice = voiceFor(user);
  return { t, lang, voice, voiced: (key) => speak(t, key, voice) };
}
