import { type LocaleTexts, textTree } from '@mediathek/contract';
import { type FrontendConfig, parseTheme, type TextTree, type Theme, textColourOn } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import type { FastifyBaseLogger } from 'fastify';
import { defaultFooterLogo, defaultIllustration, defaultLogo, faviconSvg } from '../../adapters/covers/default-images';
import type { Queries } from '../../adapters/database/database';
import type { Picture } from '../../http/register-calls';
import { remember } from '../../remember';
import { type SetupFileName, setupRepository } from './repository';

/** A change by an administrator shows within this time in every process; each page would ask otherwise. */
const keptMs = 1000;

type BaseLanguage = keyof typeof baseTexts;

const isBaseLanguage = (lang: string): lang is BaseLanguage => Object.hasOwn(baseTexts, lang);

/** The portal's looks and words as they are in force: what the media centre set, and our own where it set nothing. */
export const setupService = (db: Queries, config: FrontendConfig, log: FastifyBaseLogger) => {
  const repository = setupRepository(db);

  /** Texts that somebody has broken must not take the portal's words away. */
  const loadCustomTexts = async (): Promise<Map<string, TextTree>> => {
    const checked = new Map<string, TextTree>();
    for (const [lang, texts] of await repository.listCustomTexts()) {
      const parsed = textTree.safeParse(texts);
      if (parsed.success) checked.set(lang, parsed.data);
      else log.warn({ lang }, 'custom texts are not usable');
    }
    return checked;
  };

  /** Kept whole, because a page that gets the same texts as the one before need not make them ready again. */
  const loadLocales = async (): Promise<Record<string, LocaleTexts>> => {
    const custom = await loadCustomTexts();
    const offered = config.Locales.filter(isBaseLanguage);
    return Object.fromEntries(
      offered.map((lang) => [lang, { default: baseTexts[lang], custom: custom.get(lang) ?? {} }]),
    );
  };

  const localeMemory = remember<Record<string, LocaleTexts>>({ milliseconds: keptMs });
  const themeMemory = remember<Theme>({ milliseconds: keptMs });
  const allLocales = () => localeMemory.recall('all', loadLocales);
  const theme = () => themeMemory.recall('theme', async () => parseTheme(await repository.findTheme()));

  const brandColours = ({ primaryColor }: Theme) => ({ primary: primaryColor, onPrimary: textColourOn(primaryColor) });
  const drawn: Record<SetupFileName, (theme: Theme) => string> = {
    logo: (used) => defaultLogo(brandColours(used)),
    logo_footer: (used) => defaultFooterLogo(brandColours(used)),
    illustration: (used) => defaultIllustration(brandColours(used)),
  };
  const svg = (content: string): Picture => ({ contentType: 'image/svg+xml', content });

  return {
    config,
    theme,
    allLocales,

    /** A language the deployment does not offer has no texts; the client then takes English. */
    async locale(lang: string): Promise<LocaleTexts> {
      const locales = await allLocales();
      return (Object.hasOwn(locales, lang) && locales[lang]) || { default: {}, custom: {} };
    },

    async file(name: SetupFileName): Promise<Picture> {
      const uploaded = await repository.findFile(name);
      return uploaded ?? svg(drawn[name](await theme()));
    },

    /** The mark in the browser's tab, in the theme's colour. */
    favicon: async (): Promise<Picture> => svg(faviconSvg(brandColours(await theme()))),
  };
};

export type SetupService = ReturnType<typeof setupService>;
