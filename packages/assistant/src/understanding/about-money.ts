import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { MoneyDraft } from '../money-draft.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import { buysWithoutLoan } from './aim-told.ts'
import { asksElsewhere } from './money/goes-on.ts'
import type { MoneySaid } from './money/signs.ts'
import { readMoney } from './money-question.ts'
import type { Understanding } from './understanding.ts'

/** Questions about paying leave the search as it is. */
export function withMoney(
  understanding: Understanding,
  said: Omit<MoneySaid, 'before' | 'topic'>,
  before: DialogueState,
): Understanding {
  const { cues } = understanding.flags
  const told = { ...said, before, topic: understanding.state.topic }
  // 'Compare the first and the second by their price per metre' is no sum.
  if (understanding.intent === 'compare_properties' && said.ordinals.length > 1)
    return understanding
  const money = readMoney(told)
  if (money === undefined) return understanding
  // Who borrows nothing asks what no loan comes to.
  if (money.kind === 'loan' && buysWithoutLoan(said.text)) return understanding
  // What buyers would give for one's own property is no loan.
  const isSaleOfOwn = cues.has('deal') && cues.has('mine') && !ofOwn.has(money.kind)
  // 'Ask the agent whether 5 % less would do': the agent is to be asked, whatever that comes to.
  const isForAgent =
    understanding.words.note !== undefined && understanding.intent === 'request_callback'
  if (isSaleOfOwn || isForAgent) return understanding
  // What one's own may be let for is valued as it is for a sale.
  if (
    money.kind === 'letting' &&
    money.mine &&
    !money.shortLet &&
    understanding.intent === 'estimate_value'
  )
    return asRent(understanding)
  const { page, asked, pending, ...state } = understanding.state
  const intent = 'ask_question'
  const { slots } = before
  return {
    ...understanding,
    intent,
    unknownPlace: undefined,
    // The interest is taken, wherever its sign was left out.
    unused: understanding.unused.filter(
      (criterion) => criterion.kind !== 'number' || criterion.value !== money.rate,
    ),
    startedAfresh: false,
    recalled: {},
    repeats: asksElsewhere(told),
    state: { ...state, slots, intent, refs: [], money, ...aimOf(money, state.aim, slots) },
  }
}

/** What one's own brings in, and what is left of its sale. */
const ofOwn: ReadonlySet<MoneyDraft['kind']> = new Set(['letting', 'proceeds'])

/** Who asks what a rent or a loan comes to looks for a home to rent or to buy, where nothing else was said. */
function aimOf(
  { kind }: MoneyDraft,
  aim: DialogueState['aim'],
  slots: SearchSlots,
): Pick<DialogueState, 'aim'> {
  const purpose = purposeOfSum[kind]
  if (purpose === undefined || aim !== undefined || slots.purpose !== undefined) return {}
  return { aim: { purpose } }
}

const purposeOfSum: Readonly<Partial<Record<MoneyDraft['kind'], Purpose>>> = {
  afford: 'sale',
  costs: 'sale',
  loan: 'sale',
  movingIn: 'rent',
  rentOfIncome: 'rent',
}

const asRent = ({ state, ...understanding }: Understanding): Understanding => ({
  ...understanding,
  state: { ...state, slots: { ...state.slots, purpose: 'rent' } },
})
