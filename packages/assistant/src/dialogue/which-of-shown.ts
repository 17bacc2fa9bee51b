import type { Completion, Furnishing } from '@manzil/api-client/generated/types.gen'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { AnswerContext } from '../answer-context.ts'
import { asksWhichArea, meansBothPlaces } from '../understanding/asked-area.ts'
import { asksOfThoseShown, fieldsIn, rankIn } from '../understanding/asked-fields.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { otherTasks } from '../understanding/other-tasks.ts'

const longest = 160
/** Fields that are amenities as well. */
const alsoAmenities: ReadonlySet<AskedField> = new Set(['parking', 'cooling', 'distance'])

/** An amenity, or one of the two facts that adverts state beside them. */
export type ToldApartBy = { slug: string } | { furnished: Furnishing } | { completion: Completion }

/** By what a message tells the shown cards apart: 'which of these has a maid's room?', 'какая из них с мебелью?' */
export function whichOfShown({
  said,
  state,
  understanding,
}: AnswerContext): readonly ToldApartBy[] {
  const { flags, mentions, words, ordinals } = understanding
  if (state.shown.length < 2 || said.length > longest || !asksOfThoseShown(said)) return []
  if (leadIntents.has(state.intent) || state.money !== undefined || ordinals.length > 0) return []
  if (otherTasks.some((cue) => flags.cues.has(cue)) || flags.cues.has('more')) return []
  if (Object.values(words).some((word) => word !== undefined)) return []
  if (rankIn(said) !== undefined || asksWhichArea(said) || meansBothPlaces(said)) return []
  // 'Which of them is near the beach?' of two places that were told about.
  if (state.area?.pair !== undefined) return []
  if (fieldsIn(said).some((field) => !alsoAmenities.has(field))) return []
  const asked = mentions.flatMap(({ criterion }): ToldApartBy[] => {
    if (criterion.slot === 'features') return [{ slug: criterion.slug }]
    if (criterion.slot === 'furnished') return [{ furnished: criterion.furnished }]
    return criterion.slot === 'completion' ? [{ completion: criterion.completion }] : []
  })
  const kinds = new Map(asked.map((each) => [Object.values(each).join(), each]))
  return asked.length === mentions.length ? [...kinds.values()] : []
}
