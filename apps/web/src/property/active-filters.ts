import type { PropertyQuery } from '@manzil/domain/property-search'
import { flagNames } from '@manzil/domain/search/plain-names'
import type { Translate } from '@manzil/i18n/texts'
import type { Formats } from '../language/use-formats.ts'
import type { FilterChange } from './change-address.ts'
import { flags, singleLimitNames, singleLimits } from './plain-filters.ts'
import type { FilterNames } from './use-filter-names.ts'

/** A filter that holds, in words, and the change that takes it away. */
export interface ActiveFilter {
  id: string
  text: string
  /** What taking it away is called: "Without the limit of AED 9K". */
  dropText: string
  without: FilterChange
}

interface Words {
  t: Translate<['listing', 'common']>
  formats: Pick<Formats, 'number' | 'compactMoney' | 'area'>
  names: FilterNames
}

/** Everything that narrows the search, in the order of the address. */
export function activeFilters(query: PropertyQuery, words: Words): ActiveFilter[] {
  const { t, names } = words
  const filters: ActiveFilter[] = []
  const add = (
    id: string,
    text: string,
    without: FilterChange,
    dropText = t('empty.drop', { filter: text }),
  ) => filters.push({ id, text, dropText, without })
  const each = <T extends string>(
    field: 'location' | 'type' | 'features',
    values: readonly T[] | undefined,
    text: (value: T) => string,
  ) => {
    for (const value of values ?? []) {
      const rest = (values ?? []).filter((other) => other !== value)
      add(`${field}:${value}`, text(value), { [field]: rest.length > 0 ? rest : undefined })
    }
  }

  if (query.purpose) add('purpose', t(`filters.${query.purpose}`), { purpose: undefined })
  if (query.search) add('search', t('chips.search', { text: query.search }), { search: undefined })
  each('location', query.location, names.place)
  if (query.category)
    add('category', names.category(query.category), {
      category: undefined,
      sub_category: undefined,
      sub_sub_category: undefined,
    })
  if (query.sub_category)
    add('sub_category', names.subCategory(query.sub_category), {
      sub_category: undefined,
      sub_sub_category: undefined,
    })
  if (query.sub_sub_category)
    add('sub_sub_category', names.subSubCategory(query.sub_sub_category), {
      sub_sub_category: undefined,
    })
  each('type', query.type, (type) => t(`common:property.type.${type}`))
  if (query.completion)
    add('completion', t(`filters.completionValues.${query.completion}`), { completion: undefined })
  if (query.furnished)
    add('furnished', t(`common:property.furnishing.${query.furnished}`), { furnished: undefined })
  addRanges(query, words, add)
  each('features', query.features, names.amenity)
  for (const name of flagNames)
    if (query[name]) add(name, flags[name].label(t), { [name]: undefined })
  if (query.area) add('drawn', t('chips.drawn'), { area: undefined })
  if ([query.south, query.west, query.north, query.east].some((edge) => edge !== undefined))
    add('area', t('filters.area'), {
      south: undefined,
      west: undefined,
      north: undefined,
      east: undefined,
    })
  return filters
}

function addRanges(
  query: PropertyQuery,
  { t, formats }: Words,
  add: (id: string, text: string, without: FilterChange, dropText?: string) => void,
): void {
  const { price_min: cheapest, price_max: dearest, size_min: smallest, size_max: largest } = query
  const { bedrooms_min: fewest, bedrooms_max: most } = query
  const least = (limit: string) => t('empty.dropLeast', { limit })
  const mostOf = (limit: string) => t('empty.dropMost', { limit })
  if (cheapest !== undefined) {
    const price = formats.compactMoney(cheapest)
    add('price_min', t('chips.priceFrom', { price }), { price_min: undefined }, least(price))
  }
  if (dearest !== undefined) {
    const price = formats.compactMoney(dearest)
    add('price_max', t('chips.priceTo', { price }), { price_max: undefined }, mostOf(price))
  }
  if (fewest !== undefined && fewest === most)
    add(
      'bedrooms',
      fewest === 0 ? t('filters.studio') : t('chips.bedroomsExact', { count: fewest }),
      { bedrooms_min: undefined, bedrooms_max: undefined },
    )
  // 'Studio–1 bedroom', for nobody counts from nought.
  else if (fewest === 0 && most !== undefined)
    add('bedrooms', `${t('filters.studio')}–${t('chips.bedroomsExact', { count: most })}`, {
      bedrooms_min: undefined,
      bedrooms_max: undefined,
    })
  else {
    if (fewest !== undefined)
      add('bedrooms_min', t('chips.bedroomsFrom', { total: formats.number(fewest) }), {
        bedrooms_min: undefined,
      })
    if (most !== undefined)
      add('bedrooms_max', t('chips.bedroomsTo', { count: most, total: formats.number(most) }), {
        bedrooms_max: undefined,
      })
  }
  for (const name of singleLimitNames) {
    const limit = query[name]
    if (limit !== undefined)
      add(name, singleLimits[name].chip(t, formats.number(limit)), { [name]: undefined })
  }
  if (smallest !== undefined) {
    const size = formats.area(smallest)
    add('size_min', t('chips.sizeFrom', { size }), { size_min: undefined }, least(size))
  }
  if (largest !== undefined) {
    const size = formats.area(largest)
    add('size_max', t('chips.sizeTo', { size }), { size_max: undefined }, mostOf(size))
  }
}
