import { describe, expect, it } from 'vitest';
import { foldWord } from './fold';
import { stemGerman } from './stem';
import { findRelatedWords, findSynonyms } from './synonyms';

const stem = (word: string) => stemGerman(foldWord(word));

describe('synonyms', () => {
  it.each([
    ['Erdkunde', 'Geographie'],
    ['Geographie', 'Erdkunde'],
    ['Handys', 'Smartphone'],
    ['Weltall', 'Universum'],
  ])('of %s include %s', (word, other) => {
    expect([...findSynonyms(stem(word))]).toContain(stem(other));
  });

  it('never hold the word itself', () => {
    expect([...findSynonyms(stem('Auto'))]).not.toContain(stem('Auto'));
  });

  it('are none for a word nobody listed', () => {
    expect([...findSynonyms('xyzzy'), ...findRelatedWords('xyzzy')]).toEqual([]);
  });
});

describe('related words', () => {
  it.each([
    ['Sozialkunde', 'Gesellschaftslehre'],
    ['Rokoko', 'Barock'],
    ['Schiff', 'Boot'],
  ])('of %s include %s', (word, other) => {
    expect([...findRelatedWords(stem(word))]).toContain(stem(other));
  });

  it('of a subject leave out the name of the subject above it', () => {
    expect([...findRelatedWords(stem('Rokoko'))]).not.toContain(stem('Kunst'));
  });
});
