import { describe, expect, it } from 'vitest';
import { cardTexts } from './card-texts';
import { defaultFrontendConfig } from './frontend-config';

const medium = { fn_titel: 'Vulkane', fn_kurztext: 'Kurz', fn_text: 'Lang', fn_prodname: 'Studio Nord' };
const { cards } = defaultFrontendConfig;

describe('cardTexts', () => {
  it('shows title and short text by default', () => {
    expect(cardTexts(medium, cards)).toEqual({ title: 'Vulkane', subtitle: 'Kurz' });
  });

  it('shows the long text where the short one is missing', () => {
    expect(cardTexts({ ...medium, fn_kurztext: '' }, cards).subtitle).toBe('Lang');
    expect(cardTexts({ fn_titel: 'Vulkane' }, cards).subtitle).toBe('');
  });

  it('shows the fields the operator chose, and the title rather than no title', () => {
    const chosen = { title_field: 'fn_nr', subtitle_field: 'fn_prodname' } as const;
    expect(cardTexts(medium, chosen)).toEqual({ title: 'Vulkane', subtitle: 'Studio Nord' });
    expect(cardTexts({ ...medium, fn_nr: '46 10103' }, chosen).title).toBe('46 10103');
  });
});
