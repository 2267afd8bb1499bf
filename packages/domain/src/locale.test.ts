import { describe, expect, it } from 'vitest';
import { chooseLocale, parseAcceptLanguage } from './locale';

describe('chooseLocale', () => {
  it.each([
    ['de', ['de', 'en'], 'de'],
    ['de-AT', ['de', 'en'], 'de'],
    ['DE-de', ['de', 'en'], 'de'],
    ['en-US', ['de', 'en'], 'en'],
    ['fr', ['de', 'en'], 'en'],
    ['fr', ['de'], 'en'],
    ['pt-BR', ['pt', 'pt-BR'], 'pt-BR'],
    ['', ['de'], 'en'],
    ['de', [], 'en'],
    ['den', ['de'], 'en'],
  ])('serves the browser language %j out of %j with %s', (wish, offered, expected) => {
    expect(chooseLocale(wish, offered)).toBe(expected);
  });

  it('takes the first language on the list that is offered', () => {
    expect(chooseLocale(['fr-FR', 'de', 'en'], ['de', 'en'])).toBe('de');
    expect(chooseLocale([], ['de'])).toBe('en');
  });
});

describe('parseAcceptLanguage', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
    ['en;q=0.5, fr;q=0.9', ['fr', 'en']],
    ['de;q=0, en', ['en']],
    ['*', []],
    ['', []],
    ['de;q=abc,en', ['en']],
    ['<script>, de', ['de']],
  ])('reads %j', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected);
  });
});
