import { amenityName } from '../reply/names.ts'
import type { AnswerContext } from './answer-context.ts'
import type { SearchSlots } from './state.ts'

/** More would cost too many counts. */
const mostTried = 6

/**
 * The search without amenities that no listing of the kind mentions there, and their names: adverts
 * leave much out, so that such a wish hides homes that may well have it. Undefined where that is not the reason.
 */
export async function withoutUnstated(
  context: AnswerContext,
): Promise<{ slots: SearchSlots; names: string } | undefined> {
  const { state, tools, texts } = context
  const { features = [], ...others } = state.slots
  if (features.length === 0 || features.length > mostTried) return undefined
  const { purpose, location, type } = others
  const there: SearchSlots = {
    ...(purpose !== undefined && { purpose }),
    ...(location !== undefined && { location }),
    ...(type !== undefined && { type }),
  }
  const alone = features.map((slug) => ({ ...there, features: [slug] }))
  const [homes = 0, ...withOne] = (await tools.countListings([others, ...alone])).totals
  if (homes === 0) return undefined
  const mentioned = features.filter((_, index) => (withOne[index] ?? 0) > 0)
  // Each is mentioned somewhere: which one to give up is the visitor's choice.
  if (mentioned.length === features.length) return undefined
  const slots = mentioned.length === 0 ? others : { ...others, features: mentioned }
  const [found = 0] = (await tools.countListings([slots])).totals
  if (found === 0) return undefined
  const left = features.filter((slug) => !mentioned.includes(slug))
  return { slots, names: texts.and(left.map((slug) => amenityName(slug, context))) }
}
