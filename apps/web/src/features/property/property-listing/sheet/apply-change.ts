import { flagNames } from '@manzil/domain/search/plain-names'
import { propertyTypes } from '@manzil/domain/vocabulary'
import type { FilterChange, FilterGroup } from '@manzil/ui/filter-group'
import type { FilterValues } from './filter-values.ts'

/** What the sheet holds after one of its groups has changed. */
export function applyChange(
  values: FilterValues,
  groups: readonly FilterGroup[],
  change: FilterChange,
): FilterValues {
  switch (change.kind) {
    case 'range':
      return { ...values, [change.id]: change.range }
    case 'one':
      return { ...values, [change.id]: change.chosen }
    case 'many':
      return applyMany(values, groups, change.id, change.chosen)
  }
}

function applyMany(
  values: FilterValues,
  groups: readonly FilterGroup[],
  id: string,
  chosen: readonly string[],
): FilterValues {
  if (id === 'type')
    return { ...values, type: propertyTypes.filter((type) => chosen.includes(type)) }
  const flag = flagNames.find((name) => name === id)
  if (flag) return { ...values, [flag]: chosen.length > 0 }
  // Amenities are one filter in several groups: those of the others stay.
  const group = groups.find((each) => each.id === id)
  const own = group?.kind === 'many' ? group.options.map(({ value }) => value) : []
  const others = values.features.filter((slug) => !own.includes(slug))
  return { ...values, features: [...others, ...chosen] }
}
