import { fold } from '@manzil/query-language/language/fold'
import { buysWords } from '@manzil/query-language/lexicon/aim-words'
import { leftOfSaleWords } from '@manzil/query-language/lexicon/left-of-sale-words'
import { ownPropertyWords } from '@manzil/query-language/lexicon/own-property-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { NamedAmount, Read } from './money/amounts.ts'
import { placesOfRow } from './money/find-words.ts'
import { placeInFolded } from './money/place-in-folded.ts'
import { elsewhere } from './money/signs.ts'

const wantsPlaces = placesOfRow([leftOfSaleWords.wantsNext, ...Object.values(buysWords)].join('|'))
const sellsPlaces = placesOfRow(ownPropertyWords.sells)

/** 'I sell my 2 bed in JLT for 2m': where and what is sold is not looked for. */
export function withoutSoldProperty(
  mentions: readonly Mention[],
  amounts: readonly NamedAmount[],
  read: Read,
): readonly Mention[] {
  const left = amounts.find(({ role }) => role === 'left')
  if (left === undefined) return mentions
  const { text } = fold(read.text)
  const placeOf = placeInFolded(read)
  const [wants] = wantsPlaces(text)
  const [sells] = sellsPlaces(text)
  // 'What can I buy in JVC, I sell mine in JLT and have 700k left': what is asked may stand first.
  const from = wants !== undefined && wants.start < left.place.start ? (sells?.start ?? 0) : 0
  return mentions.map((mention) => {
    const { start, end } = placeOf(mention)
    const isSold =
      start >= from && end <= left.place.start && elsewhere.includes(mention.criterion.slot)
    return isSold ? { ...mention, stance: 'aside' } : mention
  })
}
