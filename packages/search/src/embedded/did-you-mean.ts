import { hasBit } from './bitset';
import type { Selection } from './document-filters';
import { fewerThanTrusted, findMeantForms, isRatherMeant, type QueryPlan, type Slot } from './query-plan';
import type { Segment } from './segment';
import { documentsOfStem, type View } from './view';

/** Whether somebody may see at least one document that holds a stem. */
function isStemInReach(segment: Segment, { allowed }: Selection, stem: number): boolean {
  const end = segment.postingStart[stem + 1] as number;
  for (let at = segment.postingStart[stem] as number; at < end; at += 1) {
    if (hasBit(allowed, segment.postingDocument[at] as number)) return true;
  }
  return false;
}

/** The most common spelling of a form, where somebody may see a document that holds it. */
export function spellingInReach(view: View, selections: readonly Selection[], form: string): string | undefined {
  for (const [part, { segment }] of view.parts.entries()) {
    const number = segment.forms.find(form);
    if (number < 0 || !isStemInReach(segment, selections[part] as Selection, segment.stemOfForm[number] as number))
      continue;
    return segment.spellings.get(segment.firstSpelling[number] as number);
  }
  return undefined;
}

function correct(view: View, selections: readonly Selection[], { word, alternatives }: Slot): string | undefined {
  if (word.isOptional || /\d/.test(word.form)) return undefined;
  const plain = alternatives.filter(({ kind }) => kind !== 'typo');
  const found = plain.reduce((sum, { stems }) => sum + documentsOfStem(view, stems[0] as string), 0);
  if (found >= fewerThanTrusted) return undefined;
  for (const { form, documents } of findMeantForms(view, word.form)) {
    const spelling = isRatherMeant(view, word.form, documents, found)
      ? spellingInReach(view, selections, form)
      : undefined;
    if (spelling !== undefined) return spelling;
  }
  return undefined;
}

/** The query with its words put right, where a word as typed is hardly found. */
export function suggestCorrection(view: View, plan: QueryPlan, selections: readonly Selection[]): string | undefined {
  let corrected = '';
  let from = 0;
  for (const slot of plan.slots) {
    const better = correct(view, selections, slot);
    if (better === undefined) continue;
    corrected += plan.query.text.slice(from, slot.word.start) + better;
    from = slot.word.end;
  }
  return from === 0 ? undefined : corrected + plan.query.text.slice(from);
}
