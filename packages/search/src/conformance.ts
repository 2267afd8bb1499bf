import { answerCases } from './conformance/answer-cases';
import type { ConformanceCase } from './conformance/case';
import { changeCases, hostileCases } from './conformance/change-cases';
import { selectionCases } from './conformance/filter-cases';
import { meaningCases } from './conformance/meaning-cases';
import { relevanceCases } from './conformance/relevance-cases';

/** What every search engine must do. A test runs each case on an engine of its own. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...relevanceCases,
  ...selectionCases,
  ...answerCases,
  ...changeCases,
  ...hostileCases,
];

export { meaningCases };
