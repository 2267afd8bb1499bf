export { createTexts, type Texts, type TextTree } from './create-texts';
export type { BaseTexts, TextKey } from './text-keys';
