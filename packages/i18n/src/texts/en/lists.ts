import type { BaseTexts } from '../../text-keys';

export const lists: BaseTexts['lists'] = {
  item: { gone: 'No longer in stock' },
  print: { origin: 'List by {{name}}, as of {{day}}' },
};
