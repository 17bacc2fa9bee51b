import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { placeName } from '../reply/names.ts'
import type { Question, SearchSlots } from '../state.ts'

const suggestedPlaces = [
  'dubai-marina',
  'jumeirah-village-circle',
  'downtown-dubai',
  'business-bay',
]
const suggestedTypes = ['apartment', 'villa', 'townhouse', 'penthouse'] as const
const suggestedBedrooms = [0, 1, 2, 3]
const withoutBedrooms = new Set(['office', 'retail', 'warehouse', 'land'])

/** The one question that narrows a search most; none where enough is known. */
export function nextQuestion(slots: SearchSlots): Question | undefined {
  if (slots.purpose === undefined) return 'purpose'
  if (slots.location === undefined && slots.not_location === undefined) return 'location'
  const hasRooms = slots.bedrooms_min !== undefined || slots.bedrooms_max !== undefined
  const needsRooms =
    !(slots.type ?? []).every((type) => withoutBedrooms.has(type)) || slots.type === undefined
  if (!hasRooms && needsRooms) return 'bedrooms'
  if (slots.price_min === undefined && slots.price_max === undefined) return 'price'
  return undefined
}

/** Asks one question, with buttons for its likeliest answers. */
export function askFor(question: Question, context: AnswerContext): Draft {
  const { texts, state } = context
  return {
    text: texts.ask[question],
    actions: buttonsFor(question, context),
    evidence: [],
    state: { ...state, asked: question },
  }
}

function buttonsFor(question: Question, context: AnswerContext): ChatAction[] {
  const { texts, gazetteer } = context
  switch (question) {
    case 'purpose':
      return [texts.buttons.buy, texts.buttons.rent]
    case 'location':
      return suggestedPlaces
        .filter((slug) => gazetteer.place(slug) !== undefined)
        .map((slug) => ({ label: placeName(slug, context) }))
    case 'type':
      return suggestedTypes.map((type) => ({ label: texts.typeNames[type] }))
    case 'bedrooms':
      return suggestedBedrooms.map((count) => texts.bedroomButton(count))
    default:
      return []
  }
}
