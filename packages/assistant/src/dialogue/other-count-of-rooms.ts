import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'

/**
 * Russian counts the living room in 'двушка', and in the Emirates many who write it mean bedrooms: the
 * other reading is one press away.
 */
export function otherCountOfRooms({
  language,
  state: { slots },
  texts,
  understanding: { mentions },
}: AnswerContext): ChatAction[] {
  const { bedrooms_min, bedrooms_max } = slots
  const countsLivingRoom = mentions.some(
    ({ criterion }) => criterion.slot === 'bedrooms' && criterion.livingRoom === true,
  )
  const isOne = bedrooms_min !== undefined && bedrooms_min === bedrooms_max
  if (language !== 'ru' || !countsLivingRoom || !isOne) return []
  const rooms = texts.bedrooms(bedrooms_min + 1, bedrooms_min + 1)
  return [{ label: rooms, message: rooms }]
}
