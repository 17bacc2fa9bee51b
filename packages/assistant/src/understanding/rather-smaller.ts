import { foldText } from '@manzil/query-language/language/fold'
import { ratherSmallerWords } from '@manzil/query-language/lexicon/rather-smaller-words'
import type { SearchSlots } from '../state.ts'
import { finderOf } from './money/find-words.ts'

const saysSmaller = finderOf(ratherSmallerWords.smaller)
const saysRather = finderOf(ratherSmallerWords.rather)

/** 'I'd rather have a smaller place than an hour on the train': less room will do. */
export function takesSmaller(message: string): boolean {
  const text = foldText(message)
  return saysSmaller(text) && saysRather(text)
}

/** A search in which one room less will do as well, where rooms are asked for at all. */
export function withRoomLess(slots: SearchSlots): SearchSlots {
  const { bedrooms_min, sort_by, ...others } = slots
  if (bedrooms_min === undefined || bedrooms_min === 0) return slots
  return {
    ...others,
    bedrooms_min: bedrooms_min - 1,
    ...(sort_by !== undefined && sort_by !== 'size_asc' && { sort_by }),
  }
}
