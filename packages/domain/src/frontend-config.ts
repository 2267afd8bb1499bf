/** Which kind of deployment this is; empty when the operator named none. */
export type DeploymentType = 'standalone' | 'bawue' | 'hueber' | '';

/** The text fields of a medium that a card may show as its title or subtitle. */
export const cardFields = [
  'fn_titel',
  'fn_kurztext',
  'fn_text',
  'fn_prodname',
  'fn_schlag',
  'fn_sprache',
  'fn_typ',
  'fn_nr',
  'identifier',
] as const;
export type CardField = (typeof cardFields)[number];

/** What the operator has switched on and where other services live; every field is always sent to the client. */
export interface FrontendConfig {
  readonly Type: DeploymentType;
  readonly cards: { readonly title_field: CardField; readonly subtitle_field: CardField };
  readonly DisableTrending: boolean;
  readonly Verleih: boolean;
  readonly GeraeteVerleih: boolean;
  readonly Katalog: boolean;
  readonly DisableSearch: boolean;
  readonly AllowRegister: boolean;
  readonly LoginSchulnummer: boolean;
  readonly LoginEntleiherCode: boolean;
  readonly VectorSearch: boolean;
  readonly ExternSearch: boolean;
  readonly SearchNotLoggedIn: boolean;
  readonly AllowReturns: boolean;
  readonly PrivateMedialists: boolean;
  readonly Locales: readonly string[];
  readonly LinkToMP: string;
  readonly ShowAnalytics: boolean;
  readonly RegisterURL: string;
  readonly PasswordResetURL: string;
  readonly DisableAccountChangePW: boolean;
}

/** The configuration as loaded; false when it could not be loaded. */
export type CurrentConfig = FrontendConfig | false;

/** Without any setting every switch is off, no other service is named, and German and English are offered. */
export const defaultFrontendConfig: FrontendConfig = {
  Type: 'standalone',
  cards: { title_field: 'fn_titel', subtitle_field: 'fn_kurztext' },
  DisableTrending: false,
  Verleih: false,
  GeraeteVerleih: false,
  Katalog: false,
  DisableSearch: false,
  AllowRegister: false,
  LoginSchulnummer: false,
  LoginEntleiherCode: false,
  VectorSearch: false,
  ExternSearch: false,
  SearchNotLoggedIn: false,
  AllowReturns: false,
  PrivateMedialists: false,
  Locales: ['de', 'en'],
  LinkToMP: '',
  ShowAnalytics: false,
  RegisterURL: '',
  PasswordResetURL: '',
  DisableAccountChangePW: false,
};

/** Media-centre deployments are those of a state's media centres and those of a publisher. */
export function isMediaCentre(config: CurrentConfig): boolean {
  return config !== false && (config.Type === 'bawue' || config.Type === 'hueber');
}

/** The publisher variant is the deployment of the type hueber. */
export function isPublisher(config: CurrentConfig): boolean {
  return config !== false && config.Type === 'hueber';
}
