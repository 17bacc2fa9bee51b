import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'
import { mostRent, namesNoProperty } from './yearly.ts'

const saysLess = finderOf(statedSumWords.less)
const saysMore = finderOf(statedSumWords.more)
const saysMonth = finderOf(statedSumWords.month)
/** Chinese tells a discount by what is left: 九五折, 9折. */
const left = /([一二三四五六七八九\d])([一二三四五六七八九\d])?折/u
const numerals = ' 一二三四五六七八九'
/** Nobody gets or asks more off. */
const mostPercent = 60
/** A rent or a price, AED. */
const leastBase = 10_000

/** '5 % less than the second one: what is that?', '1.2m, 7 % off'. */
export function readPriceChange(signs: Signs): MoneyDraft | undefined {
  const { said, text, years, asks } = signs
  if (!namesNoProperty(signs) || years !== undefined) return undefined
  const plain = text.replace(comesDown, ' ')
  if (says(plain, 'loan') || says(plain, 'down') || says(plain, 'rate')) return undefined
  const off = readAmountOff(signs)
  if (off !== undefined) return off
  const change = changeIn(signs)
  if (change === undefined) return undefined
  const [amount, ...others] = said.amounts
  if (others.length > 0) return undefined
  if (amount !== undefined) {
    if (!asks || amount.aed < leastBase) return undefined
    const isOfMonth = amount.aed <= mostRent && (says(text, 'monthly') || saysMonth(text))
    return { kind: 'change', price: amount.aed, change, ...(isOfMonth && { monthly: true }) }
  }
  // What rises without a figure is what somebody may do: 'can he raise it by 30 %?'
  const propertyId = change < 0 ? propertyMeant(signs) : undefined
  return propertyId === undefined ? undefined : { kind: 'change', propertyId, change }
}

/** 'If they knock 50k off the second one': a sum taken off the price of a shown home. */
function readAmountOff(signs: Signs): MoneyDraft | undefined {
  const { said, text, propertyId } = signs
  const [amount, ...others] = said.amounts
  if (amount === undefined || others.length > 0 || amount.role !== undefined) return undefined
  if (propertyId === undefined || amount.limit !== undefined || !saysLess(text)) return undefined
  return amount.aed <= mostOff ? { kind: 'change', propertyId, off: amount.aed } : undefined
}
/** Less than any price, AED. */
const mostOff = 200_000
/** 'If they come down by 5 %' is no down payment. */
const comesDown =
  /\b(?:com(?:e|es|ing)|came|go(?:es|ing)?|went|bring|brings|knock) (?:it |them |him )?down\b/gu

/** Percent, negative where it is taken off. */
function changeIn({ text, shares }: Signs): number | undefined {
  const found = left.exec(text)
  if (found !== null) return tenthsOf(found[1], found[2]) - 100
  const [share, ...others] = shares
  if (share === undefined || others.length > 0 || share.value > mostPercent) return undefined
  if (saysLess(text)) return -share.value
  return saysMore(text) ? share.value : undefined
}

function tenthsOf(tens = '', ones?: string): number {
  const digit = (sign: string): number => Number(sign) || numerals.indexOf(sign)
  return 10 * digit(tens) + (ones === undefined ? 0 : digit(ones))
}
