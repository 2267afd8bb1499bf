import type { CardField, FrontendConfig } from './frontend-config';

/** The title and subtitle of a card come from the fields the operator chose; a missing short text is taken from the long one. */
export function cardTexts(
  medium: Readonly<Partial<Record<CardField, string>>>,
  cards: FrontendConfig['cards'],
): { readonly title: string; readonly subtitle: string } {
  const read = (field: CardField) => medium[field] || (field === 'fn_kurztext' ? medium.fn_text : '') || '';
  return { title: read(cards.title_field) || medium.fn_titel || '', subtitle: read(cards.subtitle_field) };
}
