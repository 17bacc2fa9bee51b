import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import { flagNames } from '@manzil/domain/search/plain-names'
import type { Translate } from '@manzil/i18n/texts'
import type { FilterGroup } from '@manzil/ui/filter-group'
import { withChosen } from '../../../../property/choices.ts'
import { flags, singleLimitNames, singleLimits } from '../../../../property/plain-filters.ts'
import type { FilterValues } from './filter-values.ts'
import { countsOf, withCount } from './option-counts.ts'

interface Shown {
  values: FilterValues
  facets: SearchFacets | undefined
  t: Translate<['listing', 'common']>
  number: (value: number) => string
}

/** Limits that are chosen from a few numbers. */
export const limitGroups = ({ values, facets, t, number }: Shown): FilterGroup[] =>
  singleLimitNames.map((name) => {
    const { title, any, option, choices, counts } = singleLimits[name]
    const chosen = values[name]
    const countOf = countsOf(facets && counts?.(facets))
    const options = withChosen(choices, chosen === '' ? undefined : Number(chosen)).map(
      (choice) => {
        const value = String(choice)
        return withCount({ value, label: option(t, choice) }, countOf?.(value), number)
      },
    )
    return {
      id: name,
      kind: 'one',
      title: title(t),
      chosen,
      folded: true,
      options: [{ value: '', label: any(t) }, ...options],
    }
  })

/** What must be true of a property. */
export const flagGroups = ({ values, facets, t, number }: Shown): FilterGroup[] =>
  flagNames.map((name) => {
    const { title, label, count } = flags[name]
    const option = { value: 'true', label: label(t) }
    return {
      id: name,
      kind: 'many',
      title: title(t),
      chosen: values[name] ? ['true'] : [],
      options: [withCount(option, facets && count?.(facets), number)],
    }
  })
