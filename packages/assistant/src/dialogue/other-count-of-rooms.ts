import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'

/**
 * Russian counts the living room in 'двушка', and in the Emirates many who write it mean bedrooms; to some
 * a flat of one room is a studio. The other reading is one press away.
 */
export function otherCountOfRooms({
  language,
  state: { slots },
  texts,
  understanding: { mentions },
}: AnswerContext): ChatAction[] {
  const { bedrooms_min, bedrooms_max } = slots
  const [counted, ...others] = mentions.flatMap(({ criterion }) =>
    criterion.slot === 'bedrooms' && criterion.livingRoom !== undefined
      ? [criterion.livingRoom]
      : [],
  )
  const isOne = bedrooms_min !== undefined && bedrooms_min === bedrooms_max
  if (language !== 'ru' || counted === undefined || others.length > 0 || !isOne) return []
  const other = counted === 'only' ? bedrooms_min - 1 : bedrooms_min + 1
  const rooms = texts.bedrooms(other, other)
  return [{ label: rooms, message: rooms }]
}
