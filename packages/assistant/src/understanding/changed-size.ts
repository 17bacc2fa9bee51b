import type { Quantity } from '@manzil/query-language/grammar/quantity'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import type { TurnFlags } from './turn-flags.ts'

/** A size is changed to at most so many times what it was. */
const mostTimes = 10

/** 'No, 1500' after at least 1,000 square feet changes the size, where no price was told. */
export function changesSize(
  mentions: readonly Mention[],
  { corrects, set, onlyNumber }: TurnFlags,
  { size_min, size_max, price_min, price_max }: SearchSlots,
): Mention[] {
  const size = size_min ?? size_max
  const isPriced = price_min !== undefined || price_max !== undefined
  if (size === undefined || isPriced || !(corrects || set || onlyNumber)) return [...mentions]
  const side = size_min === undefined ? 'max' : 'min'
  return mentions.map((mention) => {
    const { criterion } = mention
    if (criterion.slot !== 'price' && criterion.slot !== 'number') return mention
    if (!isBare(criterion.quantity) || !isNear(criterion.quantity.low, size)) return mention
    const { bound = side } = criterion.quantity
    return { ...mention, criterion: { slot: 'size', quantity: { ...criterion.quantity, bound } } }
  })
}

const isBare = ({ scaled, currency, perYear, noun, unit }: Quantity): boolean =>
  !scaled && [currency, perYear, noun, unit].every((each) => each === undefined)

const isNear = (value: number, size: number): boolean =>
  value < size * mostTimes && size < value * mostTimes
