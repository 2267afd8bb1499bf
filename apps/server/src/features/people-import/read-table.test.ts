import { describe, expect, it } from 'vitest';
import { detectHeader, guessColumns } from './guess-columns';
import { readTable } from './read-table';

const bytes = (text: string, encoding: 'utf8' | 'latin1' | 'utf16le' = 'utf8') => Buffer.from(text, encoding);
const read = (content: Buffer) => readTable(content, {});

describe('a file from a spreadsheet', () => {
  it.each([
    ['UTF-8', bytes('Vorname;Name\nJürgen;Groß'), 'utf-8'],
    ['UTF-8 with its mark', bytes('\ufeffVorname;Name\nJürgen;Groß'), 'utf-8'],
    ['the old Windows code page', bytes('Vorname;Name\nJürgen;Groß', 'latin1'), 'windows-1252'],
    ['UTF-16 with its mark', bytes('\ufeffVorname;Name\nJürgen;Groß', 'utf16le'), 'utf-16le'],
  ])('is understood in %s', (_, content, encoding) => {
    const table = read(content);
    expect(table.encoding).toBe(encoding);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['Vorname', 'Name'],
      ['Jürgen', 'Groß'],
    ]);
  });

  it.each([
    [';', 'Name;Mail\n"Sander, Amira";a@b.example\nKaplan;c@d.example'],
    [',', 'Name,Mail\n"Sander; Amira",a@b.example\nKaplan,c@d.example'],
    ['\t', 'Name\tMail\nSander, Amira\ta@b.example\nKaplan\tc@d.example'],
  ])('is parted by %j', (separator, text) => {
    const table = read(bytes(text));
    expect(table.separator).toBe(separator);
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2]);
  });

  it('counts its lines as an editor does, over empty ones and whatever ends them', () => {
    expect(read(bytes('a;b\r\n\r\nc;d\r\n;\r\ne;f\r\n')).rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('is read also where a quotation mark is never closed, and never breaks anything', () => {
    expect(read(bytes('Name;Mail\n"Sander;a@b.example')).rows[1]?.cells).toEqual(['"Sander', 'a@b.example']);
    for (const content of [
      bytes(''),
      bytes('\n\n'),
      bytes('"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from([0, 1, 2, 255]),
    ])
      expect(read(content).rows.length).toBeLessThan(2);
  });
});

describe('the columns', () => {
  const rows = (text: string) => read(bytes(text)).rows;

  it('are known by how schools call them, in German and English', () => {
    const german = rows('Familienname;Vorname;E-Mail-Adresse;Benutzername;Klasse\nx;y;z;u;v');
    expect(detectHeader('people', german)).toBe(true);
    expect(guessColumns('people', german, true)).toEqual({ name: 0, vorname: 1, email: 2, login: 3, class: 4 });
    const english = rows('First name,Last Name,E-mail,Role,Password\nx,y,z,u,v');
    expect(guessColumns('people', english, true)).toEqual({ vorname: 0, name: 1, email: 2, role: 3, password: 4 });
    const classes = rows('Name;Jahrgangsstufe;Lehrkräfte\n7b;7;teacher');
    expect(guessColumns('classes', classes, true)).toEqual({ class: 0, grade: 1, teachers: 2 });
  });

  it('have no heading where the first line is already a person', () => {
    const people = rows('Amira;Sander;amira@schule.example');
    expect(detectHeader('people', people)).toBe(false);
    expect(guessColumns('people', people, false)).toEqual({ email: 2 });
  });
});
