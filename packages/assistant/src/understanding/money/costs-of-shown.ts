import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { pointsBack } from '../asked-fields.ts'
import { finderOf, says } from './find-words.ts'
import { loanOfProperty } from './loan-of-property.ts'
import { propertyMeant } from './property-meant.ts'
import { elsewhere, type Signs } from './signs.ts'

const saysRunning = finderOf(ownSumWords.running)
const saysCharge = finderOf(ownSumWords.serviceCharge)
const saysMonth = finderOf(statedSumWords.month)
const saysYear = finderOf(statedSumWords.asksYear)
const saysBeside = finderOf(statedSumWords.besideRent)
const saysBuying = finderOf(furtherSumRow('buying'))
const namesFees = finderOf(sumPartRow('fees'))
const namesPrice = finderOf(sumPartRow('price'))

/** What a shown home for sale costs its owner: 'what are the running costs of the second one a month?' */
export function readRunningOfShown(signs: Signs): MoneyDraft | undefined {
  const { text } = signs
  if (!saysRunning(text) || !(saysMonth(text) || saysYear(text))) return undefined
  if (saysBuying(text) && !saysMonth(text)) return undefined
  const propertyId = propertyForSale(signs)
  if (propertyId === undefined) return undefined
  // 'What is it a month in all, loan and service charge?'
  const isOfLoan = says(text, 'loan') || says(text, 'instalment') || signs.shares.length > 0
  return isOfLoan ? loanWithCharge(propertyId, signs) : { kind: 'charge', propertyId }
}

/** The loan for a shown home, with its service charge beside the instalment. */
function loanWithCharge(propertyId: string, { said, shares }: Signs): MoneyDraft {
  const loan = loanOfProperty(propertyId, said.text, said.before)
  const bare = shares.find(({ of, value }) => of === undefined && value <= highestRate)
  return { ...loan, ...(bare !== undefined && { rate: bare.value }), withCharge: true }
}
/** An interest rate a year is not higher, percent. */
const highestRate = 12

/** 'What comes on top of the price if we buy the first one?', with its service charge where that is named. */
export function readFeesOfShown(signs: Signs): MoneyDraft | undefined {
  const { text } = signs
  const isOnTop = saysBeside(text) && (namesFees(text) || namesPrice(text) || saysBuying(text))
  const isOfPurchase = saysBuying(text) && namesFees(text) && saysCharge(text)
  if (!isOnTop && !isOfPurchase) return undefined
  const propertyId = propertyForSale(signs)
  if (propertyId === undefined) return undefined
  return { kind: 'costs', propertyId, ...(saysCharge(text) && { withCharge: true as const }) }
}

/** The home for sale that is spoken of, where nothing else is described and no sum is named. */
function propertyForSale(signs: Signs): string | undefined {
  const { said, propertyId } = signs
  const { before, amounts, mentions, ordinals } = said
  if (before.slots.purpose !== 'sale' || amounts.length > 0) return undefined
  if (ordinals.length > 0 && propertyId === undefined) return undefined
  const isMeant = propertyId !== undefined || pointsBack(said.text)
  const isOther = mentions.some(
    ({ criterion: { slot } }) => elsewhere.includes(slot) && !(slot === 'type' && isMeant),
  )
  return isOther ? undefined : propertyMeant(signs)
}
