import { foldText } from '@manzil/query-language/language/fold'
import { type Share, sharesIn } from './shares.ts'

/** An interest rate a year is not higher, percent. */
const highestRate = 12

/** Part of a price, and no interest. */
export const isOfPrice = ({ of, value }: Share): boolean =>
  value < 100 && (of === undefined ? value > highestRate : of !== 'rate')

/** Percent of a price that a message would pay at once: 'with 25 % down', 'the bank gives 80 %'. */
export function sharePaidIn(message: string): number | undefined {
  const share = sharesIn(foldText(message)).find(isOfPrice)
  return share?.of === 'lent' ? 100 - share.value : share?.value
}
