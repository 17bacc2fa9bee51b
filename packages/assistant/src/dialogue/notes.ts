import { type Unsearchable, unstatables } from '@manzil/query-language/lexicon/unsearchable-words'
import type { AnswerContext } from '../answer-context.ts'
import { describeSearch } from '../reply/criteria.ts'
import { formatWhole } from '../reply/format.ts'
import { proceedsTexts } from '../reply/texts/money/proceeds-texts.ts'
import { noteTextsOf } from '../reply/texts/note-texts.ts'
import { filledSlots, type Intent, type SearchSlots } from '../state.ts'
import { findImpossibleRange } from '../understanding/impossible-range.ts'
import { leftOut } from '../understanding/unused-criteria.ts'
import { looksForInvestment } from './looks-for-investment.ts'
import { roomsCounted } from './rooms-counted.ts'

/** What figures of areas cannot be narrowed by. */
const unusedBy: Readonly<Partial<Record<Intent, readonly (keyof SearchSlots)[]>>> = {
  estimate_value: ['price_min', 'price_max'],
  investment_advice: [
    'features',
    'furnished',
    'bathrooms_min',
    'size_min',
    'size_max',
    'completion',
  ],
  compare_properties: ['price_min', 'price_max'],
}
const searching: ReadonlySet<Intent> = new Set(['find_property', 'search_location'])

/** Sentences about everything that the message or the search before it asked for in vain. */
export function notesFor(context: AnswerContext): string[] {
  const { state, understanding, language, texts } = context
  const notes = noteTextsOf(language)
  const lines: string[] = []
  if (understanding.startedAfresh && searching.has(state.intent)) {
    const criteria = describeSearch(leftOut(understanding.before, state.slots), context)
    if (criteria !== '') lines.push(notes.leftOut(criteria))
  }
  const recalled = searching.has(state.intent)
    ? describeSearch(understanding.recalled, context)
    : ''
  if (recalled !== '') lines.push(notes.recalled(recalled))
  if (searching.has(state.intent) && isMoneyOfSale(context))
    lines.push(proceedsTexts[language].cash)
  for (const { written, criterion } of understanding.repaired)
    lines.push(notes.repaired(written, describeSearch(criterion, context)))
  const searches =
    searching.has(state.intent) ||
    (state.intent === 'investment_advice' && looksForInvestment(context))
  const names = searches ? [] : (unusedBy[state.intent] ?? [])
  const isTold = names.some((name) => filledSlots(understanding.told).includes(name))
  if (isTold) {
    const unused: SearchSlots = {}
    for (const name of names) Object.assign(unused, { [name]: understanding.told[name] })
    lines.push(notes.unused(describeSearch(unused, context)))
  }
  if (!searches) return lines
  lines.push(...roomsCounted(context))
  lines.push(...unsearched(context))
  return lines.concat(
    understanding.unused.flatMap((criterion) => {
      if (criterion.kind === 'currency') return notes.currency
      if (criterion.kind === 'refused') return notes.refused(criterion.words)
      if (criterion.kind === 'unsearchable') return []
      if (criterion.kind === 'year') return notes.year(String(criterion.value))
      const figure = formatWhole(
        criterion.kind === 'size' ? criterion.sqft : criterion.value,
        texts,
      )
      return criterion.kind === 'size' ? notes.size(texts.area(figure)) : notes.number(figure)
    }),
  )
}

/** Up to what a sale leaves, and that is new in the search. */
function isMoneyOfSale({ state, understanding }: AnswerContext): boolean {
  const { figures, slots } = state
  const isLimit = figures?.ofSale === true && slots.price_max === figures.savings
  return isLimit && (understanding.told.price_max ?? understanding.recalled.price_max) !== undefined
}

function unsearched(context: AnswerContext): string[] {
  const { unused } = context.understanding
  const wished = unused.flatMap((each) => (each.kind === 'unsearchable' ? [each.what] : []))
  return tellUnsearched(wished, context)
}

/** What was wished and no search knows, in as few sentences. */
export function tellUnsearched(
  wished: readonly Unsearchable[],
  { understanding, language, texts }: AnswerContext,
): string[] {
  const notes = noteTextsOf(language)
  const isNearSchool = understanding.mentions.some(
    ({ criterion }) => criterion.slot === 'features' && criterion.slug === 'near-school',
  )
  // 'A shop near the metro' is what is looked for.
  const isShop = understanding.state.slots.type?.includes('retail') === true
  const told = wished.filter(
    (what) => !(what === 'school' && isNearSchool) && !(what === 'shops' && isShop),
  )
  const named = (those: readonly Unsearchable[]): string =>
    texts.and(those.flatMap((what) => (what === 'let' ? [] : [notes.names[what]])))
  const unstated = named(told.filter((what) => unstatables.includes(what)))
  const others = named(told.filter((what) => !unstatables.includes(what)))
  return [
    ...(wished.includes('let') ? [notes.isLet] : []),
    ...(unstated === '' ? [] : [notes.unsearchable(unstated)]),
    ...(others === '' ? [] : [notes.unsearched(others)]),
  ]
}

/** Figures of the visitor that those sentences repeat. */
export function figuresInNotes({ understanding }: AnswerContext): number[] {
  const { least, most } = findImpossibleRange(understanding.mentions) ?? {}
  const ends = [least, most].flatMap((end) => Object.values(end ?? {}))
  const range = ends.flatMap((value) => (typeof value === 'number' ? [value] : []))
  const unused = understanding.unused.flatMap((criterion) => {
    if (!('value' in criterion || 'sqft' in criterion)) return []
    return criterion.kind === 'size' ? [criterion.sqft] : [criterion.value]
  })
  return [...range, ...unused]
}
