import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'

const saysLets = finderOf(statedSumWords.lets)
const saysRent = finderOf(statedSumWords.rents)
const asksBrings = finderOf(statedSumWords.brings)

/** 'I own a 1 bed in Arjan, what could I rent it out for?', 'if I rent this one out, what will I get?' */
export function readLetting(signs: Signs): MoneyDraft | undefined {
  const { text, said, shares } = signs
  const { flags, amounts, before } = said
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
