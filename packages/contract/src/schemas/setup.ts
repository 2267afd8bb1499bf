import { cardFields, type FrontendConfig, type TextTree } from '@mediathek/domain';
import { z } from 'zod';

const cardField = z.enum(cardFields);

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);

/** The frontend configuration. All fields are always sent; a key that is not named here ends the start. */
export const frontendConfig = z.strictObject({
  Type: z.enum(['standalone', 'bawue', 'hueber', '']),
  cards: z.strictObject({
    title_field: cardField,
    subtitle_field: cardField,
  }),
  DisableTrending: z.boolean(),
  Verleih: z.boolean(),
  GeraeteVerleih: z.boolean(),
  Katalog: z.boolean(),
  DisableSearch: z.boolean(),
  AllowRegister: z.boolean(),
  LoginSchulnummer: z.boolean(),
  LoginEntleiherCode: z.boolean(),
  VectorSearch: z.boolean(),
  ExternSearch: z.boolean(),
  SearchNotLoggedIn: z.boolean(),
  AllowReturns: z.boolean(),
  PrivateMedialists: z.boolean(),
  Locales: z.array(z.string()).min(1).readonly(),
  LinkToMP: address,
  ShowAnalytics: z.boolean(),
  RegisterURL: address,
  PasswordResetURL: address,
  DisableAccountChangePW: z.boolean(),
}) satisfies z.ZodType<FrontendConfig>;

/** Nested texts by key; a leaf is a sentence. */
export const textTree: z.ZodType<TextTree> = z
  .lazy(() => z.record(z.string(), z.union([z.string(), textTree])))
  .meta({ id: 'TextTree' });

export const localeTexts = z.object({ default: textTree, custom: textTree });
export type LocaleTexts = z.infer<typeof localeTexts>;
