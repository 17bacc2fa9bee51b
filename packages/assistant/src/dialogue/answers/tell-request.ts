import type { ChatAction, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { propertyTitle } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import type { RequestDraft } from '../../state.ts'
import { placeOf } from './place-of.ts'

/** The property that a request is about, as it was read. */
export interface Property {
  row: PropertyCard
  asOf: string
}

/** What an answer says, and what may be pressed under it. */
export interface Said {
  lines: string[]
  actions: ChatAction[]
}

/** 'The first flat in Karama', where the first one shown lies elsewhere or is no flat. */
function isOtherThanNamed(
  row: PropertyCard,
  { understanding: { told, ordinals }, gazetteer }: AnswerContext,
): boolean {
  const { location = [], type = [] } = told
  if (ordinals.length === 0) return false
  const path = row.location_path.flatMap(({ _id }) => gazetteer.place(_id)?.slug ?? [])
  const isElsewhere =
    path.length > 0 && location.length > 0 && !location.some((slug) => path.includes(slug))
  return isElsewhere || (type.length > 0 && !type.includes(row.type))
}

/** An answer about a request, which stays; a property that is new to it is shown. */
export function about(
  property: Property | undefined,
  request: RequestDraft,
  context: AnswerContext,
  { lines, actions }: Said,
): Draft {
  const { state, texts } = context
  if (property === undefined)
    return {
      text: lines.join(texts.gap),
      actions,
      evidence: [],
      state: { ...state, request },
    }
  const { row, asOf } = property
  const isNew = state.request?.propertyId !== row._id
  const title = propertyTitle(row, context)
  const isOther = isNew && isOtherThanNamed(row, context)
  const told = isOther ? [leadTextsOf(context.language).otherThanNamed(title), ...lines] : lines
  return {
    text: told.join(texts.gap),
    actions,
    evidence: [propertyEvidence(title, row, 'title', asOf)],
    ...(isNew && {
      results: propertyResults(
        { total: 1, rows: [row], asOf },
        placeOf([row]),
        context,
        state.shown,
      ),
    }),
    state: { ...state, request },
  }
}
