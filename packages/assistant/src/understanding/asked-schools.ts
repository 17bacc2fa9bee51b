import { foldText } from '@manzil/query-language/language/fold'
import {
  type SchoolKind,
  schoolKinds,
  schoolWords,
} from '@manzil/query-language/lexicon/school-words'
import { finderOf } from './money/find-words.ts'

const finders = schoolKinds.map(
  (kind) => [kind, finderOf(Object.values(schoolWords[kind]).join('|'))] as const,
)

/** Whose curricula a text names: a question, or a sentence of a guide. */
export function schoolsIn(text: string): SchoolKind[] {
  const folded = foldText(text)
  return finders.flatMap(([kind, finds]) => (finds(folded) ? [kind] : []))
}
