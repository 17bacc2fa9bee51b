import { say } from '@manzil/api-client/request/say'
import { isAbove } from '@manzil/domain/own-property/untrue-facts'
import type { RowValues } from './read-values.ts'
import type { FeedFields } from './shapes/feed-fields.ts'

/** The floor, where the building has it; one above its top is left out. */
export function floorOf(
  { floor, totalFloors }: Pick<FeedFields, 'floor' | 'totalFloors'>,
  values: RowValues,
): number | null {
  const found = values.wished('floor', floor, { min: -5, max: 200 })
  if (!isAbove(found, Number.parseInt(totalFloors, 10) || null)) return found
  values.note('floor', 'aboveTop', say('field.aboveTop'))
  return null
}

/** A text that Arabic readers are shown, where it has a letter that they read. */
export function arabicOf(
  path: 'title_ar' | 'description_ar',
  text: string,
  values: RowValues,
): string | null {
  if (text === '' || /\p{Script=Arabic}/u.test(text)) return text || null
  values.note(path, 'noArabic', say('field.noArabic'))
  return null
}
