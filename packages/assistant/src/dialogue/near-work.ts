import { foldText } from '@manzil/query-language/language/fold'
import { nearWorkWords, onFootWords } from '@manzil/query-language/lexicon/near-work-words'
import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { namesWorkplace } from '../understanding/asks-where-to-live.ts'
import { finderOf } from '../understanding/money/find-words.ts'

/** Homes that are looked for near where somebody works. */
export interface NearWork {
  workplace: string
  /** What they have to be, without a place. */
  slots: SearchSlots
  onFoot: boolean
}

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const asksNear = finderOf(joined(nearWorkWords))
const asksOnFoot = finderOf(joined(onFootWords))
const searching: ReadonlySet<string> = new Set(['find_property', 'search_location'])

/**
 * 'I work in Media City, need a studio to rent': no place to live is named, so that those near the work are
 * meant. 'Can I walk to the office?' asks for them again.
 */
export function nearWork(context: AnswerContext): NearWork | undefined {
  const { said, understanding, state } = context
  const { words } = understanding
  if (state.money !== undefined || Object.values(words).some((word) => word !== undefined))
    return undefined
  const { location: _, ...slots } = state.slots
  const workplace = toldNow(context) ?? toldBefore(context)
  if (workplace === undefined) return undefined
  return { workplace, slots, onFoot: asksOnFoot(foldText(said)) }
}

/**
 * The one place of a story about work, where the search has no place, or the emirate of that one. Whoever works
 * somewhere in an emirate looks for a home anywhere in it.
 */
function toldNow({ said, understanding, state, gazetteer }: AnswerContext): string | undefined {
  if (!searching.has(state.intent) || !namesWorkplace(said)) return undefined
  const aside = understanding.mentions.filter(({ stance }) => stance === 'aside')
  // 'We rent in JVC now, my office is in DIFC': near the office.
  const ofWork = aside.filter(({ isWorkplace }) => isWorkplace)
  const told = (ofWork.length > 0 ? ofWork : aside).flatMap(({ criterion }) =>
    criterion.slot === 'location' ? criterion.slug : [],
  )
  const [workplace, other] = gazetteer.mostSpecific(told)
  if (workplace === undefined || other !== undefined) return undefined
  const path = gazetteer.pathOf(workplace).map(({ slug }) => slug)
  const { location = [] } = state.slots
  const isWithin = location.every((slug) => slug !== workplace && path.includes(slug))
  return isWithin ? workplace : undefined
}

/** The work that was told of before, while homes are still looked for near it. */
function toldBefore({ said, understanding, state }: AnswerContext): string | undefined {
  const { suggested } = state
  const { before, told } = understanding
  const isSame = suggested?.places.join() === before.location?.join()
  if (!isSame || told.location !== undefined || !asksNear(foldText(said))) return undefined
  return suggested?.workplace
}
