import type { XmlElement } from '../../adapters/outside/read-xml';
import type { RawRecord } from './found-record';
import { readMapped } from './json-fields';
import type { FieldMapping } from './source-settings';

/** MARC calls its fields by numbers and what stands in them by letters; everything else goes by its name. */
function nameOf({ name, attributes }: XmlElement): string {
  if (name === 'datafield' || name === 'controlfield') return attributes.tag ?? name;
  return name === 'subfield' ? (attributes.code ?? name) : name;
}

/** A record as ways lead through it: lists of what stands in an element by name, its text where nothing stands in it. */
function asFields(element: XmlElement): unknown {
  if (element.children.length === 0) return element.text;
  const fields = new Map<string, unknown[]>();
  for (const child of element.children) {
    const name = nameOf(child);
    const known = fields.get(name) ?? [];
    known.push(asFields(child));
    fields.set(name, known);
  }
  return Object.fromEntries(fields);
}

/** What a record says, where the settings name a way to it: that goes before what its format says. */
export function withMapping(record: RawRecord, element: XmlElement, fields: FieldMapping): RawRecord {
  if (Object.keys(fields).length === 0) return record;
  const mapped = readMapped(asFields(element), fields);
  const said = Object.entries(mapped).filter(([, value]) => value.length > 0);
  return { ...record, ...Object.fromEntries(said) };
}
