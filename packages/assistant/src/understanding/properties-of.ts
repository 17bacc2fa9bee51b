import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { findMentions } from '@manzil/query-language/reading/find-mentions'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { settleStances } from '@manzil/query-language/reading/stances'
import { filledSlots, type SearchSlots } from '../state.ts'
import { apartFromOneRoom } from './beside-one-room.ts'
import { changesSize } from './changed-size.ts'
import { withRefusedFurniture } from './refused-furniture.ts'
import { withoutBuildings } from './residences-in-houses.ts'
import { shareMeasure } from './share-measure.ts'
import type { TurnFlags } from './turn-flags.ts'
import { withoutWorkplaces } from './workplaces.ts'

interface Told {
  pieces: readonly Piece[]
  flags: TurnFlags
  language: LanguageCode
  /** The search before the message. */
  slots: SearchSlots
}

/** What a message says about the property that is looked for, and nothing of the buildings around it. */
export function propertiesOf({ pieces, flags, language, slots }: Told): Mention[] {
  const measured = changesSize(shareMeasure(pieces, findMentions(pieces, language)), flags, slots)
  const properties = apartFromOneRoom(withoutBuildings(pieces, measured), flags, slots)
  const settled = withRefusedFurniture(pieces, settleStances(pieces, properties), slots)
  const propertiesAlone = settled.filter(({ first }) => !isTopic(pieces[first]))
  const isAlone = propertiesAlone.length === 0 && !hasCriteria(slots)
  // 'Flats in Arjan, payment plan' criteria for one, and a question asks how one works.
  const asks = flags.question || flags.cues.has('question')
  const plan = settled.find(({ first }) => isTopic(pieces[first]))
  const named = propertiesAlone.filter(({ first }) => first < (plan?.first ?? 0))
  if (!asks && describesProperty(named)) return withoutWorkplaces(pieces, settled)
  return withoutWorkplaces(
    pieces,
    settled.filter(
      ({ first, stance }) => !isTopic(pieces[first]) || (stance === 'not' && !isAlone),
    ),
  )
}

/** A subject that a property may have, like a payment plan: only who looks for properties refuses it. */
const isTopic = (piece: Piece | undefined): boolean => piece?.meaning.kind === 'topic'

/** A place, and what is looked for there. */
const describesProperty = (properties: readonly Mention[]): boolean =>
  properties.some(({ criterion }) => criterion.slot === 'location') &&
  properties.some(({ criterion }) => ['type', 'bedrooms', 'purpose'].includes(criterion.slot))

const hasCriteria = (slots: SearchSlots): boolean => filledSlots(slots).length > 0
