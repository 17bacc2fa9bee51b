import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ActiveFilter } from '../../../property/active-filters.ts'
import { changeAddress, type FilterChange } from '../../../property/change-address.ts'
import { chat } from './chat.ts'

/** What the visitor says who takes a part of a search away, by the beginning of the part's id. */
const sayings = {
  purpose: 'purpose',
  location: 'place',
  type: 'type',
  price_min: 'price',
  price_max: 'price',
  bedrooms: 'bedrooms',
  bedrooms_min: 'bedrooms',
  bedrooms_max: 'bedrooms',
  bathrooms_min: 'bathrooms',
  size_min: 'size',
  size_max: 'size',
  furnished: 'furnished',
  completion: 'completion',
} as const

const isSaid = (field: string): field is keyof typeof sayings => Object.hasOwn(sayings, field)

/** Says changes of a search in the visitor's words, and sends the changed search along. */
export function useAskFor(query: PropertyQuery) {
  const { t } = useTranslation('chat')
  const address = writePropertyQuery(query)
  const ask = (text: string, change: FilterChange) =>
    chat.send(text, changeAddress(address, change).toString())
  return {
    /** The new value is what is said. */
    change: ask,
    remove: ({ id, text, without }: ActiveFilter) => {
      const field = id.split(':')[0] ?? ''
      // Of several values, one is taken away; of one, nothing is left to hold to.
      const isLast = Object.values(without).every((value) => value === undefined)
      const said =
        isLast && isSaid(field)
          ? t(`understood.any.${sayings[field]}`)
          : t('understood.without', { part: text })
      return ask(said, without)
    },
  }
}
