import type { Piece } from '@manzil/query-language/grammar/pieces'
import { fold } from '@manzil/query-language/language/fold'
import { ownPropertyWords } from '@manzil/query-language/lexicon/own-property-words'
import { sideOf } from '../passages/asker-side.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import { emirates } from './emirates.ts'
import { finderOf } from './money/find-words.ts'
import { spendsLeftOfSale } from './money/left-of-sale.ts'
import { figureOf, rentsAlone, saidPartsOf, yearlyOf } from './money/said-parts.ts'
import { type MoneySaid, signsOf } from './money/signs.ts'
import { leastPrice, leastRent, mostRent } from './money/yearly.ts'
import type { TurnFlags } from './turn-flags.ts'

type OwnProperty = NonNullable<DialogueState['own']>

/** So many messages later a home of one's own is not spoken of any more. */
const lastingTurns = 8
/** What tells a home of one's own from others. */
const ofKind = ['location', 'type', 'bedrooms_min', 'bedrooms_max'] as const
/** A home of one's own is sold or let; who buys or rents speaks of another one. */
const owners: ReadonlySet<string | undefined> = new Set(['seller', 'landlord'])

const saysOwn = finderOf(ownPropertyWords.owns)
const saysBought = finderOf(ownPropertyWords.boughtIt)
const saysBudget = finderOf(ownPropertyWords.budget)
const saysPaid = finderOf(ownPropertyWords.isPaid)
const saysDeal = finderOf(`${ownPropertyWords.sells}|${ownPropertyWords.lets}`)

/** Whether a message says that a home is the visitor's own. */
export function speaksAsOwner(said: string): boolean {
  const { text } = fold(said)
  const side = sideOf(said)
  if (side === 'tenant') return false
  // Who bought it owns it; who buys does not yet.
  return saysBought(text) || (side !== 'buyer' && saysOwn(text))
}

/**
 * What is known after a message of the home that the visitor owns: where and what it is, what was paid for it and what it
 * is let for. Nothing of that is looked for.
 */
export function ownPropertyAfter(said: MoneySaid, told: SearchSlots): DialogueState['own'] {
  const { own } = said.before
  const { cues } = said.flags
  const side = sideOf(said.text)
  const older = own && own.age < lastingTurns ? { ...own, age: own.age + 1 } : undefined
  if (side === 'tenant' || namesBudget(said)) return older
  const names = speaksAsOwner(said.text) || cues.has('mine') || ownsForDeal(said)
  if (side === 'buyer' && !names) return older
  const kind = kindTold(said, told)
  if (names || (own !== undefined && owners.has(side))) {
    const before = names && isElsewhere(kind, own) ? undefined : own
    if (before === undefined && !tellsWhich(kind)) return older
    const kept = before && isOtherKind(kind, before.slots) ? withoutValue(before) : before
    return { ...kept, slots: { ...kept?.slots, ...kind }, age: 0, ...moneyTold(said) }
  }
  // '110 sqm, 18th floor' goes on with it; another place is looked for.
  const isLooking = cues.has('search') && Object.keys(kind).length > 0
  if (own === undefined || own.age > mostBetween || isLooking || isElsewhere(kind, own))
    return older
  const more = { ...moneyTold(said), slots: { ...own.slots, ...kind } }
  const says = Object.keys(kind).length + Object.keys(more).length > 1
  return says ? { ...own, ...more, age: 0 } : older
}
/** 'My 3 bed' after 'my 1 bed': what homes like the first ask is no value of it. */
const isOtherKind = (kind: SearchSlots, before: SearchSlots): boolean =>
  ofKind.some(
    (name) =>
      kind[name] !== undefined && JSON.stringify(kind[name]) !== JSON.stringify(before[name]),
  )

function withoutValue({
  value: _,
  ...own
}: NonNullable<DialogueState['own']>): NonNullable<DialogueState['own']> {
  return own
}

/** Messages between a home of one's own and more details of it. */
const mostBetween = 4

/** 'We have got a townhouse in Mudon, rented out': what one has is sold or let. */
const ownsForDeal = ({ text, flags: { cues } }: MoneySaid): boolean =>
  cues.has('owns') && !cues.has('search') && saysDeal(fold(text).text)

/** 'My budget is 90k', 'I sell and have 600k left to buy': whoever names what may be paid looks for a home. */
export function namesBudget(said: Pick<MoneySaid, 'text' | 'mentions'>): boolean {
  const { text } = fold(said.text)
  const isPriced = said.mentions.some(({ criterion: { slot } }) => slot === 'price')
  return isPriced && (saysBudget(text) || spendsLeftOfSale(text))
}

/** Beside a home that is looked for, the one that is sold is not asked about. */
export function withoutSale(
  flags: TurnFlags,
  amounts: MoneySaid['amounts'],
  isSpent: boolean,
): TurnFlags {
  if (!isSpent && amounts.every(({ role }) => role !== 'left')) return flags
  const cues = new Set([...flags.cues].filter((cue) => !ofSale.has(cue)))
  return { ...flags, cues: cues.add('search') }
}
const ofSale: ReadonlySet<string> = new Set(['mine', 'value', 'deal', 'owns', 'invest'])

const tellsWhich = ({ location, type, bedrooms_min, size_min }: SearchSlots): boolean =>
  location !== undefined || ((type ?? bedrooms_min) !== undefined && size_min === undefined)

/** Another place than the one before, and none that lies around it or within. */
function isElsewhere({ location }: SearchSlots, own: OwnProperty | undefined): boolean {
  const [before] = own?.slots.location ?? []
  const [now] = location ?? []
  return before !== undefined && now !== undefined && before !== now && !emirates.has(before)
}

function kindTold({ mentions }: MoneySaid, told: SearchSlots): SearchSlots {
  const [size] = mentions.flatMap(({ criterion }) =>
    criterion.slot === 'size' ? [Math.round(criterion.quantity.low)] : [],
  )
  return {
    // One's own has this size, and no least or largest one.
    ...(size !== undefined && { size_min: size, size_max: size }),
    ...Object.fromEntries(
      ofKind.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])),
    ),
  }
}

/** What was paid for it, and what it is let for a year: by the word beside it, or else by its height. */
function moneyTold(said: MoneySaid): Pick<OwnProperty, 'bought' | 'rent' | 'owed'> {
  const { text } = fold(said.text)
  if (!/\d/u.test(text)) return {}
  const parts = saidPartsOf(signsOf(said))
  const whole = parts.figures
    .filter(({ isWhole, role }) => isWhole && role !== 'owed')
    .map(yearlyOf)
  const named = figureOf(parts, 'bought') ?? 0
  const alike = saysBought(text) ? whole.find((value) => value >= leastBought) : undefined
  const bought = named >= leastPrice ? named : alike
  const isLet = saysPaid(text)
  const [alone] = isLet ? rentsAlone(parts, leastRent, 'price') : []
  const owed = said.amounts.find(({ role }) => role === 'owed')?.aed
  const rent =
    figureOf(parts, 'rent') ??
    (isLet ? (whole.find((value) => value >= leastRent && value < leastPrice) ?? alone) : undefined)
  return {
    ...(bought !== undefined && { bought }),
    ...(owed !== undefined && { owed }),
    ...(rent !== undefined && rent !== bought && rent >= leastRent && rent <= mostRent && { rent }),
  }
}
/** Without a word beside it a lower sum is no price. AED. */
const leastBought = 200_000

/** 'If I sold it' of a property of one's own that was told before. */
export function withOwn(
  flags: TurnFlags,
  pieces: readonly Piece[],
  { own }: DialogueState,
): TurnFlags {
  if (own === undefined || !flags.cues.has('deal')) return flags
  return pieces.some(({ meaning }) => meaning.kind === 'scale' || meaning.kind === 'place')
    ? flags
    : { ...flags, cues: new Set([...flags.cues, 'mine', 'value']) }
}
