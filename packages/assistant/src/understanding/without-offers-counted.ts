import { fold } from '@manzil/query-language/language/fold'
import { offerCountPatterns } from '@manzil/query-language/lexicon/offer-count-words'

const counted = new RegExp(offerCountPatterns.join('|'), 'gu')

/** A message without how many homes it wants to be shown: '3-4 offers' are no rooms and no price. */
export function withoutOffersCounted(message: string): { text: string; countsOffers: boolean } {
  const written = message.normalize('NFC')
  const { text, origins } = fold(written)
  const places = [...text.matchAll(counted)]
  if (places.length === 0) return { text: message, countsOffers: false }
  const left = places.reduce((rest, { index, 0: found }) => {
    const [from, to] = [
      origins[index] ?? written.length,
      origins[index + found.length] ?? written.length,
    ]
    return rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  }, written)
  return { text: left, countsOffers: true }
}
