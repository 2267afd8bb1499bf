import { describe, expect, it } from 'vitest';
import type { DeploymentType } from './frontend-config';
import { defaultFrontendConfig, isMediaCentre, isPublisher } from './frontend-config';

describe('deployment types', () => {
  it.each([
    { Type: 'standalone', mediaCentre: false, publisher: false },
    { Type: 'bawue', mediaCentre: true, publisher: false },
    { Type: 'hueber', mediaCentre: true, publisher: true },
    { Type: '', mediaCentre: false, publisher: false },
  ] satisfies { Type: DeploymentType; mediaCentre: boolean; publisher: boolean }[])(
    'reads the type "$Type"',
    ({ Type, mediaCentre, publisher }) => {
      const config = { ...defaultFrontendConfig, Type };
      expect([isMediaCentre(config), isPublisher(config)]).toEqual([mediaCentre, publisher]);
    },
  );

  it('is neither when the configuration could not be loaded', () => {
    expect([isMediaCentre(false), isPublisher(false)]).toEqual([false, false]);
  });
});

describe('the default configuration', () => {
  it('has every switch off, no address, the title and short text on cards, German and English', () => {
    const { Type, cards, Locales, ...rest } = defaultFrontendConfig;
    expect(Type).toBe('standalone');
    expect(cards).toEqual({ title_field: 'fn_titel', subtitle_field: 'fn_kurztext' });
    expect(Locales).toEqual(['de', 'en']);
    expect(Object.values(rest).every((value) => value === false || value === '')).toBe(true);
  });

  it('carries all 21 fields of the specification', () => {
    expect(Object.keys(defaultFrontendConfig)).toHaveLength(21);
  });
});
