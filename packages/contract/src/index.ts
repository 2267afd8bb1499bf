export * from './calls';
export * from './openapi';
export * from './problems';
export { type HomePage, homePage, type NewsTeaser } from './schemas/home';
export { type MediaItem, mediaItem } from './schemas/media';
export {
  frontendConfig,
  type LocaleTexts,
  localeTexts,
  textTree,
} from './schemas/setup';
export { userInfo } from './schemas/user';
