import type { MoneyDraft } from '../../money-draft.ts'
import { says } from './find-words.ts'
import { chargePerFoot, sizeSaid } from './per-foot.ts'
import { costOfYear, figureOf, type SaidParts } from './said-parts.ts'
import { leastRent, leastYears, mostRent } from './yearly.ts'

/** No property that is let with a loan costs less. AED. */
const leastPrice = 250_000
/** An interest rate a year is not higher, percent. */
const highestRate = 12

/** 'A flat of 1.1m, half of it a loan over 25 years, rent 82k, service charge 11k: what is left?' */
export function readCashFlow(parts: SaidParts): MoneyDraft | undefined {
  const { signs, has } = parts
  const { text, shares, years, whole, said } = signs
  if (!has('left') || has('sells') || !says(text, 'loan') || signs.isIncome) return undefined
  const price = whole?.aed ?? figureOf(parts, 'price')
  const rent = figureOf(parts, 'rent')
  if (price === undefined || price < leastPrice || whole?.limit === 'max') return undefined
  if (rent === undefined || rent < leastRent || rent > mostRent) return undefined
  if (rent * leastYears > price || said.mentions.some(isPlace)) return undefined
  const rate = shares.find(({ of, value }) => of === 'rate' || (!of && value <= highestRate))
  const share = shares.find((each) => each !== rate && each.value < whole100)
  const running = runningOf(parts)
  return {
    kind: 'loan',
    price,
    rent,
    ...(running !== undefined && running < rent && { running }),
    ...(share !== undefined && {
      downShare: share.of === 'lent' ? whole100 - share.value : share.value,
    }),
    ...(rate !== undefined && { rate: rate.value }),
    ...(years !== undefined && { years }),
  }
}

const whole100 = 100

const isPlace = ({ criterion, stance }: SaidParts['signs']['said']['mentions'][number]): boolean =>
  criterion.slot === 'location' && stance === 'not'

/** AED a year, as a sum or by the square foot. */
function runningOf(parts: SaidParts): number | undefined {
  const charge = chargePerFoot(parts.signs.text)
  const size = sizeSaid(parts.signs)
  if (charge === undefined) return costOfYear(parts, 'running')
  return size === undefined ? undefined : Math.round(charge * size)
}
