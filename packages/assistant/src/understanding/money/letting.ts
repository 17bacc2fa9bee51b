import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import { coversWords } from '@manzil/query-language/lexicon/yield-asked-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { pointsBack, rankIn } from '../asked-fields.ts'
import { finderOf, says } from './find-words.ts'
import { asksForYield, asksHowMade } from './how-made.ts'
import { termsOfShares } from './loan-of-property.ts'
import { runningIn } from './own-yields.ts'
import { chargePerFoot } from './per-foot.ts'
import { propertyMeant } from './property-meant.ts'
import { figureOf, type SaidParts, saidPartsOf, yearlyOf } from './said-parts.ts'
import { namesFirstTwo } from './several-shown.ts'
import { elsewhere, type Signs } from './signs.ts'
import { leastRent, mostRent, ofYear } from './yearly.ts'

const saysYield = finderOf(ownSumWords.yields)
const saysRunning = finderOf(ownSumWords.running)
const saysNet = finderOf(statedSumWords.net)
const saysLets = finderOf(statedSumWords.lets)
const saysRent = finderOf(statedSumWords.rents)
const saysLeft = finderOf(sumPartRow('left'))
const saysShortLet = finderOf(sumPartRow('shortLet'))
const saysBrings = finderOf(sumPartRow('better'))
const saysManager = finderOf(sumPartRow('operator'))
const saysYear = finderOf(statedSumWords.asksYear)
const saysCovers = finderOf(Object.values(coversWords).join('|'))
const asksBrings = finderOf(statedSumWords.brings)

/** 'I own a 1 bed in Arjan, what could I rent it out for?', 'if I rent this one out, what will I get?' */
export function readLetting(signs: Signs): MoneyDraft | undefined {
  const { text, said, shares } = signs
  const { flags, amounts, before } = said
  const shortLet = readShortLet(signs)
  if (shortLet !== undefined) return shortLet
  const goingOn = lettingGoingOn(signs) ?? readYieldOfMeant(signs)
  if (goingOn !== undefined) return goingOn
  if (amounts.length > 0 || shares.length > 0 || !asksBrings(text)) return undefined
  const isOwn = flags.cues.has('mine') || flags.cues.has('owns')
  if (!saysLets(text) && !(isOwn && saysRent(text))) return undefined
  const isTold = isOwn && said.mentions.some(({ criterion: { slot } }) => slot === 'location')
  if (isTold) return { kind: 'letting', mine: true }
  if (signs.describes || before.slots.purpose === 'rent') return undefined
  if (signs.propertyId !== undefined) return { kind: 'letting', propertyId: signs.propertyId }
  if (before.own !== undefined) return { kind: 'letting', mine: true }
  const propertyId = propertyMeant(signs)
  return propertyId === undefined ? undefined : { kind: 'letting', propertyId }
}

/** 'And on Airbnb, what would it bring?' of a home for sale or of one's own, where no price of a night is named. */
function readShortLet(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const { before, amounts, flags } = said
  if (!saysShortLet(text) || amounts.length > 0 || flags.cues.has('search')) return undefined
  if (!(asksAmount(said.text) || asksBrings(text) || saysBrings(text))) return undefined
  if (before.own !== undefined && before.slots.purpose !== 'sale')
    return { kind: 'letting', mine: true, shortLet: true }
  if (signs.describes || before.slots.purpose !== 'sale') return undefined
  const propertyId = propertyMeant(signs)
  return propertyId === undefined ? undefined : { kind: 'letting', propertyId, shortLet: true }
}

/** 'What would the second one yield, net?', 'what is left of it a year?' of a shown home whose rent nobody named. */
function readYieldOfMeant(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const { before, ordinals, amounts } = said
  if (before.slots.purpose !== 'sale' || amounts.length > 0) return undefined
  if (ordinals.length > 1 || namesFirstTwo(said.text)) return undefined
  const isNet = asksNet(signs)
  const isOfLoan = says(text, 'instalment') || says(text, 'loan')
  const isOfRent = saysLets(text) || saysRent(text)
  const covers = isOfRent && isOfLoan && saysCovers(text)
  if (!(saysYield(text) || isNet || covers) || asksHowMade(said.text)) return undefined
  const isNumbered = ordinals.length > 0
  if (isNumbered && signs.propertyId === undefined) return undefined
  const isMeant = isNumbered || rankIn(said.text) !== undefined || pointsBack(said.text)
  // 'This flat' describes none.
  const names = said.mentions.some(({ criterion: { slot } }) => slot !== 'type' && isOfKind(slot))
  if (names || (signs.describes && !isMeant)) return undefined
  // 'What yield would that be?' of a list that none was spoken of from asks in general.
  const isOfList = before.shown.length > 1 && before.focus === undefined && before.refs.length === 0
  if (!isNumbered && isOfList && rankIn(said.text) === undefined && asksForYield(said.text))
    return undefined
  const propertyId = propertyOfLetting(signs, isMeant, isNet || covers)
  if (propertyId === undefined) return undefined
  return {
    kind: 'letting',
    propertyId,
    asksYield: true,
    ...(isNet && { net: true as const }),
    ...(isNet && saysManager(text) && { managed: true as const }),
    ...(covers && { ...loanBefore(before.money), ...termsNamed(signs), covers: true as const }),
  }
}

/** Without a word it is the one spoken of, or of those told about together the first. */
function propertyOfLetting(signs: Signs, isMeant: boolean, isOfRent: boolean): string | undefined {
  const { before } = signs.said
  const { shown, refs } = before
  if (isMeant || shown.length === 1 || isOfRent) {
    const meant = propertyMeant(signs)
    if (meant !== undefined) return meant
  }
  return isOfRent && (saysLets(signs.text) || saysRent(signs.text))
    ? shown[(refs[0] ?? 1) - 1]
    : undefined
}

const isOfKind = (slot: string): boolean => elsewhere.includes(slot)

const termsNamed = ({ shares, years }: Signs): Partial<MoneyDraft> => ({
  ...termsOfShares(shares),
  ...(years !== undefined && { years }),
})

/** The terms of the loan that was worked out before stay. */
const loanBefore = (money: MoneyDraft | undefined): Partial<MoneyDraft> =>
  money?.kind === 'loan'
    ? {
        ...(money.rate !== undefined && { rate: money.rate }),
        ...(money.years !== undefined && { years: money.years }),
        ...(money.downShare !== undefined && { downShare: money.downShare }),
        ...(money.down !== undefined && { down: money.down }),
      }
    : {}

/** 'And after the service charge?', 'it is 12,000 a year' after what a shown home may be let for. */
function lettingGoingOn(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const { money } = said.before
  if (money?.kind !== 'letting' || money.propertyId === undefined || signs.describes)
    return undefined
  const rent = rentExpected(signs)
  if (rent !== undefined) return { ...money, rent, goesOn: true }
  const charge = chargePerFoot(text)
  if (!saysRunning(text) && !saysNet(text) && charge === undefined) return undefined
  const known = { ...money, net: true as const, asksYield: true as const, goesOn: true as const }
  if (charge !== undefined) return { ...known, chargePerSqft: charge }
  const running = runningIn(signs, mostRunning)
  if (running !== undefined) return { ...known, running: ofYear(running) }
  return said.amounts.length > 0 ? undefined : known
}

/** 'Say 85k rent' after what is left was asked and no rent was known. */
function rentExpected(signs: Signs): number | undefined {
  const parts = saidPartsOf(signs)
  // 'I earn 25k and have 300k' is no rent.
  const isOther = signs.isIncome || signs.said.amounts.some(({ role }) => role !== undefined)
  if (isOther) return undefined
  const isBare = !saysRunning(signs.text) && signs.said.text.length <= fewLetters
  const rent = figureOf(parts, 'rent') ?? (isBare ? onlyFigure(parts) : undefined)
  return rent !== undefined && rent >= leastRent && rent <= mostRent ? rent : undefined
}

/** Longer messages say something else of the figure. */
const fewLetters = 30

const onlyFigure = ({ figures }: SaidParts): number | undefined => {
  const [figure, ...others] = figures
  return others.length > 0 || figure === undefined ? undefined : yearlyOf(figure)
}

/** What is left after the service charge, or of a year. */
function asksNet({ text, said, asks }: Signs): boolean {
  const isOfCosts = saysRunning(text) || saysManager(text)
  if (saysNet(text)) return isOfCosts || saysLets(text) || saysYield(text) || saysYear(text)
  if (saysYield(text) && saysRunning(text)) return true
  const isLeft =
    saysLeft(text) && (asks || asksAmount(said.text) || asksBrings(text) || saysYear(text))
  return isLeft && (isOfCosts || saysLets(text))
}
/** What a home costs its owner a year is less, AED. */
const mostRunning = 200_000
