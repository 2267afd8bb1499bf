import { describe, expect, it } from 'vitest';
import { foldWord } from './fold';
import { stemGerman } from './stem';
import { findSynonyms } from './synonyms';

const stem = (word: string) => stemGerman(foldWord(word));

describe('synonyms', () => {
  it.each([
    ['Erdkunde', 'Geographie'],
    ['Geographie', 'Erdkunde'],
    ['Politik', 'Sozialkunde'],
    ['Rokoko', 'Barock'],
    ['Handys', 'Smartphone'],
    ['Weltall', 'Universum'],
  ])('of %s include %s', (word, other) => {
    expect([...findSynonyms(stem(word))]).toContain(stem(other));
  });

  it('of a subject leave out the name of the subject above it', () => {
    expect([...findSynonyms(stem('Rokoko'))]).not.toContain(stem('Kunst'));
  });

  it('never hold the word itself', () => {
    expect([...findSynonyms(stem('Auto'))]).not.toContain(stem('Auto'));
  });

  it('are none for a word nobody listed', () => {
    expect([...findSynonyms('xyzzy')]).toEqual([]);
  });
});
