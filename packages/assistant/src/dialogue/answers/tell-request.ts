import type { ChatAction, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { propertyTitle } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
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

/** An answer about a request, which stays; a property that is new to it is shown. */
export function about(
  property: Property | undefined,
  request: RequestDraft,
  context: AnswerContext,
  { lines, actions }: Said,
): Draft {
  const { state, texts } = context
  const text = lines.join(texts.gap)
  if (property === undefined) return { text, actions, evidence: [], state: { ...state, request } }
  const { row, asOf } = property
  const isNew = state.request?.propertyId !== row._id
  const title = propertyTitle(row, context)
  return {
    text,
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
