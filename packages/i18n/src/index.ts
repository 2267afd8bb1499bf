export { createTexts, type Texts, type TextTree } from './create-texts';
export type { BaseTexts, TextGroup, TextKey } from './text-keys';
