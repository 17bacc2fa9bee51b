import { foldText } from '@manzil/query-language/language/fold'
import {
  type Unsearchable,
  unsearchables,
  unsearchableWords,
} from '@manzil/query-language/lexicon/unsearchable-words'
import { finderOf } from './money/find-words.ts'

const finders = unsearchables.map((name) => ({
  name,
  says: finderOf(Object.values(unsearchableWords[name]).join('|')),
}))

/** What of a message no search can use, because no advert states it. */
export function unsearchableIn(message: string): Unsearchable[] {
  const text = foldText(message)
  return finders.filter(({ says }) => says(text)).map(({ name }) => name)
}
