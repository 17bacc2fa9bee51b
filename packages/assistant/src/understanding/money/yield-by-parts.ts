import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksWhichArea } from '../asked-area.ts'
import type { Figure } from './figures-in.ts'
import { finderOf } from './find-words.ts'
import { chargePerFoot, sizeSaid } from './per-foot.ts'
import { priceBefore, propertyMeant } from './property-meant.ts'
import { costOfYear, rentsAlone, type SaidParts, yearlyOf } from './said-parts.ts'
import { leastPrice, leastRent, leastYears, mostRent } from './yearly.ts'

const saysNet = finderOf(statedSumWords.net)
const saysYield = finderOf(ownSumWords.yields)

/** 'Bought at 780k, charge 11k: what is the net yield at 62, and at 68?', '80萬買，租66000，幾多年回本' */
export function readYieldByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, figures, has } = parts
  const { text, said } = signs
  const isPayback = has('payback')
  // 'I have 900k in cash, where is the yield best?' asks for a place.
  if (asksWhichArea(said.text)) return undefined
  const isNet = saysNet(text) && figures.some(isOfPurchase) && figures.some(isOfRent)
  if (!saysYield(text) && !isPayback && !isNet) return undefined
  // A loan is paid back, too.
  if (isPayback && !saysYield(text) && signs.years !== undefined) return undefined
  const named = figures.find(
    ({ role, value }) =>
      value >= leastPrice && (role === 'bought' || role === 'price' || role === undefined),
  )
  const asRent = figures.flatMap((figure) => (figure.role === 'rent' ? [yearlyOf(figure)] : []))
  const others = { ...parts, figures: figures.filter((each) => each !== named) }
  // Beside a rent a much smaller amount is something else.
  const least = Math.max(leastRent, (asRent[0] ?? 0) / 2)
  const rents = [...asRent, ...rentsAlone(others, least, 'price')].filter(
    (rent) => rent >= leastRent && rent <= mostRent,
  )
  const told = said.before.figures
  const [rent, ...further] = rents.length > 0 ? rents : told?.rent === undefined ? [] : [told.rent]
  if (rent === undefined || (rents.length === 0 && named === undefined)) return undefined
  const running = costOfYear(parts, 'running') ?? costOfYear(parts, 'utilities')
  const charge = chargePerFoot(text)
  const size = sizeSaid(signs)
  const known = {
    kind: 'yield' as const,
    ...(isPayback && { payback: true as const }),
    ...(charge !== undefined
      ? { chargePerSqft: charge, ...(size !== undefined && { size }) }
      : running !== undefined && running < rent && { running }),
  }
  const propertyId = named === undefined ? propertyMeant(signs) : undefined
  if (propertyId !== undefined) return { ...known, propertyId, rent }
  const price = named?.value ?? told?.price ?? priceBefore(signs)
  // 'The best rental yield for a 1 bed up to 1m' names a budget, and no rent.
  if (price === undefined && said.amounts.some(({ limit }) => limit === 'max')) return undefined
  if (price === undefined) return { ...known, rent, asked: 'price' }
  const pairs = [rent, ...further]
    .filter((each) => price >= each * leastYears)
    .map((each) => ({ price, rent: each }))
  return pairs.length === 0 ? undefined : { ...known, pairs }
}

const isOfPurchase = ({ role }: Figure): boolean => role === 'bought' || role === 'price'
const isOfRent = ({ role }: Figure): boolean => role === 'rent'
