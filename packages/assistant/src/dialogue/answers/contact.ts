import { listingEvidence } from '../../reply/evidence.ts'
import { listingTitle } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { placeOf } from './about.ts'
import { refersTo } from './compare.ts'
import { say } from './say.ts'

/** Says how to reach a person. Nothing is stored or sent. */
export async function answerCallback(context: AnswerContext): Promise<Draft> {
  const { state, texts } = context
  const details = [state.contact?.name, state.contact?.phone].filter((each) => each !== undefined)
  const lines =
    details.length > 0 ? [texts.callbackWith(details.join(', ')), texts.callback] : [texts.callback]
  return { ...say(lines.join(texts.gap), context), actions: [texts.openListing] }
}

/** Points to the agent of the listing that the visitor wants to see. Nothing is booked. */
export async function answerViewing(context: AnswerContext): Promise<Draft> {
  const { state, texts, tools } = context
  const [id] = refersTo(
    state.refs.length > 0 ? state.refs : state.shown.length === 1 ? [1] : [],
    state.shown,
  )
  const when = describeWhen(context)
  const advice = when === undefined ? [texts.viewing] : [texts.viewing, texts.viewingWhen(when)]
  if (id === undefined) {
    return {
      ...say([...advice, texts.viewingAskWhich].join(texts.gap), context),
      actions: [texts.openListing],
      state: { ...state, pending: 'book_viewing' },
    }
  }
  const { rows, asOf } = await tools.listingsById([id])
  const [row] = rows
  if (row === undefined) return say(texts.compareGone, context)
  const title = listingTitle(row, context)
  return {
    text: [texts.viewingOf(title), ...advice].join(texts.gap),
    actions: [],
    evidence: [listingEvidence(title, row, 'title', asOf)],
    results: propertyResults({ total: 1, rows: [row], asOf }, placeOf([row]), context),
    state,
  }
}

/** The wished day in the session's language, in Dubai. */
function describeWhen({ state, texts }: AnswerContext): string | undefined {
  const { date, time } = state.when ?? {}
  if (date === undefined) return time
  const day = new Intl.DateTimeFormat(`${texts.locale}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  return time === undefined ? day : `${day} ${time}`
}
