import { sharingWords } from '@manzil/query-language/lexicon/sharing-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { finderOf, says } from './find-words.ts'
import { peopleIn } from './people-in.ts'
import { propertyMeant } from './property-meant.ts'
import { saidPartsOf } from './said-parts.ts'
import type { Signs } from './signs.ts'

const saysEachPerson = finderOf(sharingWords.eachPerson)
const eachPeriod = /\b(?:each|every) (?:month|year|week|cheque|check)\b/gu
const saysMonth = finderOf(statedSumWords.month)
const saysRent = finderOf(statedSumWords.rents)

/** Who asks what each pays describes no other home by these. */
const besideRent: ReadonlySet<string> = new Set([
  'features',
  'furnished',
  'purpose',
  'number',
  // 'If we take the cheapest'
  'sort_by',
  // 'Each one a month': one is no price.
  'price',
])

/** 'How much is that for each of us a month, if we are three?' of a rent that was shown or named. */
export function readSharedRent(signs: Signs): MoneyDraft | undefined {
  const { text, said, asks } = signs
  const { before, mentions } = said
  const isSum = asksAmount(said.text) || (asks && (saysMonth(text) || says(text, 'payment')))
  // 'What do I pay each month?' is one person's.
  if (!saysEachPerson(text.replaceAll(eachPeriod, ' ')) || !isSum) return undefined
  if (says(text, 'loan') || said.flags.cues.has('search')) return undefined
  const { money, shown, figures, slots } = before
  const wasRent = slots.purpose === 'rent' || money?.kind === 'movingIn'
  const isOfRent = wasRent || ((signs.isRent || saysRent(text)) && slots.purpose === undefined)
  if (saidPartsOf(signs).has('deposit')) return undefined
  const isElsewhere = mentions.some(({ criterion: { slot } }) => !besideRent.has(slot))
  if (!isOfRent || isElsewhere || said.amounts.length > 0) return undefined
  const people = peopleIn(text) ?? figures?.people
  const known = {
    kind: 'movingIn' as const,
    monthly: true as const,
    shared: true as const,
    ...(people !== undefined && { people }),
  }
  const first = money?.kind === 'movingIn' ? money.propertyId : shown[0]
  const propertyId = slots.purpose === 'rent' ? (propertyMeant(signs) ?? first) : undefined
  if (propertyId !== undefined) return { ...known, propertyId }
  const rent = (money?.kind === 'movingIn' ? money.rent : undefined) ?? figures?.rent
  return rent === undefined ? undefined : { ...known, rent }
}
