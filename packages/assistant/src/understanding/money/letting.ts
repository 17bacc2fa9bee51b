import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { pointsBack, rankIn } from '../asked-fields.ts'
import { finderOf } from './find-words.ts'
import { asksHowMade } from './how-made.ts'
import { runningIn } from './own-yields.ts'
import { chargePerFoot } from './per-foot.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'
import { ofYear } from './yearly.ts'

const saysYield = finderOf(ownSumWords.yields)
const saysRunning = finderOf(ownSumWords.running)
const saysNet = finderOf(statedSumWords.net)
const saysLets = finderOf(statedSumWords.lets)
const saysRent = finderOf(statedSumWords.rents)
const asksBrings = finderOf(statedSumWords.brings)

/** 'I own a 1 bed in Arjan, what could I rent it out for?', 'if I rent this one out, what will I get?' */
export function readLetting(signs: Signs): MoneyDraft | undefined {
  const { text, said, shares } = signs
  const { flags, amounts, before } = said
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

/** 'What would the second one yield, net?' of a shown home whose rent nobody named. */
function readYieldOfMeant(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const { before, ordinals, amounts } = said
  if (before.slots.purpose !== 'sale' || signs.describes || amounts.length > 0) return undefined
  const isNet = asksNet(text)
  if (!(saysYield(text) || isNet) || asksHowMade(said.text)) return undefined
  const isNumbered = ordinals.length > 0
  if (isNumbered && signs.propertyId === undefined) return undefined
  const isMeant = isNumbered || rankIn(said.text) !== undefined || pointsBack(said.text)
  const propertyId = isMeant || before.shown.length === 1 ? propertyMeant(signs) : undefined
  if (propertyId === undefined) return undefined
  return { kind: 'letting', propertyId, asksYield: true, ...(isNet && { net: true as const }) }
}

/** 'And after the service charge?', 'it is 12,000 a year' after what a shown home may be let for. */
function lettingGoingOn(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const { money } = said.before
  if (money?.kind !== 'letting' || money.propertyId === undefined || signs.describes)
    return undefined
  if (!saysRunning(text) && !saysNet(text)) return undefined
  const known = { ...money, net: true as const, asksYield: true as const, goesOn: true as const }
  const charge = chargePerFoot(text)
  if (charge !== undefined) return { ...known, chargePerSqft: charge }
  const running = runningIn(signs, mostRunning)
  if (running !== undefined) return { ...known, running: ofYear(running) }
  return said.amounts.length > 0 ? undefined : known
}

/** What is left after the service charge. */
const asksNet = (text: string): boolean =>
  saysNet(text)
    ? saysRunning(text) || saysLets(text) || saysYield(text)
    : saysYield(text) && saysRunning(text)
/** What a home costs its owner a year is less, AED. */
const mostRunning = 200_000
