import { describe, expect, it } from 'vitest';
import { plainLabel } from './labels';
import { subjectSearchTerms } from './subject-terms';
import { childSubjects, findSubject, subjectDescendants, subjectLabel, subjectPath, subjects } from './subjects';
import { findTopSubject, topSubjects } from './top-subjects';

describe('the subject tree', () => {
  it('holds 1,631 codes, each once', () => {
    expect(subjects).toHaveLength(1631);
    expect(new Set(subjects.map(({ code }) => code)).size).toBe(1631);
  });

  it.each([
    [1, 3, 39],
    [2, 5, 316],
    [3, 7, 716],
    [4, 9, 447],
    [5, 11, 113],
  ])('has on level %i, with %i digits, %i subjects', (level, digits, count) => {
    const found = subjects.filter((subject) => subject.level === level);
    expect(found).toHaveLength(count);
    expect(found.every(({ code }) => code.length === digits && /^\d+$/.test(code))).toBe(true);
  });

  it('knows the parent of every subject below the top level', () => {
    for (const { code, level, parent } of subjects) {
      if (level === 1) expect(parent, code).toBeUndefined();
      else expect(findSubject(parent ?? '')?.level, code).toBe(level - 1);
    }
  });

  it('lists every subject directly before what lies below it', () => {
    const codes = subjects.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
  });

  it('marks the 12 codes that the standard gave up', () => {
    const legacy = subjects.filter(({ isLegacy }) => isLegacy).map(({ code }) => code);
    expect(legacy).toHaveLength(12);
    expect(legacy.every((code) => code === '990' || code.startsWith('300'))).toBe(true);
  });
});

describe('finding one’s way in the tree', () => {
  it('leads down from the top', () => {
    expect(subjectPath('02002020101').map(({ labels }) => labels.de)).toEqual([
      'Arbeitslehre',
      'Berufskunde',
      'Berufsbilder',
      'Berufe im naturwissenschaftlich-technischen Bereich',
      'Metallberufe',
    ]);
    expect(subjectPath('020')).toHaveLength(1);
    expect(subjectPath('02099').map(({ code }) => code)).toEqual(['020']);
    expect(subjectPath('xyz')).toEqual([]);
  });

  it('reaches every subject from the top by children', () => {
    const walk = (code?: string): number => childSubjects(code).reduce((sum, child) => sum + 1 + walk(child.code), 0);
    expect(walk()).toBe(1631);
  });

  it('counts as descendants what children reach, and not the subject itself', () => {
    for (const code of ['020', '02002', '700']) {
      const below = subjectDescendants(code);
      expect(below.every((subject) => subjectPath(subject.code).some((one) => one.code === code))).toBe(true);
      expect(below.map((subject) => subject.code)).not.toContain(code);
    }
    expect(subjectDescendants('02002020101')).toEqual([]);
  });

  it('names top levels in both languages, deeper ones in German, and unknown ones by their code', () => {
    expect(subjectLabel('700', 'en')).toBe('Economics');
    expect(plainLabel(subjectLabel('700', 'de'))).toBe('Wirtschaftskunde');
    expect(subjectLabel('02002', 'en')).toBe('Berufskunde');
    expect(subjectLabel('70099', 'de')).toBe('70099');
  });
});

describe('the top level', () => {
  it('agrees with the tree and has both names everywhere', () => {
    expect(topSubjects.map(({ code }) => code)).toEqual(childSubjects().map(({ code }) => code));
    expect(topSubjects.filter(({ isLegacy }) => !isLegacy)).toHaveLength(37);
    expect(topSubjects.every(({ labels }) => labels.de !== '' && labels.en !== '')).toBe(true);
    expect(new Set(topSubjects.map(({ labels }) => labels.en)).size).toBe(39);
  });

  it('lets every long German word break', () => {
    const parts = topSubjects.flatMap(({ labels }) => labels.de.split(/[\s\u00AD-]/));
    expect(parts.filter((part) => part.length > 15)).toEqual([]);
  });

  it('is found from any code below it', () => {
    expect(findTopSubject('02002020101')?.labels.en).toBe('Work studies');
    expect(findTopSubject('999')).toBeUndefined();
  });
});

describe('search terms', () => {
  it('give the other words for a subject', () => {
    expect(subjectSearchTerms('220')).toContain('Erdkunde');
    expect(subjectSearchTerms('580')).toEqual([]);
    expect(subjectSearchTerms('unknown')).toEqual([]);
  });

  it('stand at 1,588 subjects of the tree', () => {
    expect(subjects.filter(({ code }) => subjectSearchTerms(code).length > 0)).toHaveLength(1588);
  });
});
