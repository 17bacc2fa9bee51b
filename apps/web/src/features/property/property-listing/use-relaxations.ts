import { readPropertyQuery } from '@manzil/domain/property-search'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { activeFilters } from '../../../property/active-filters.ts'
import { changeAddress } from '../../../property/change-address.ts'
import { facetsQuery } from '../../../property/facets-query.ts'
import { useFilterNames } from '../../../property/use-filter-names.ts'
import { changeFor, relaxationParts } from './relaxation-text.ts'
import type { Filters } from './use-filters.ts'

export interface RelaxationLink {
  href: string
  text: string
  /** "12 properties". */
  properties: string
}

/** The small changes that bring more properties; undefined while they are not known. */
export function useRelaxations(filters: Filters): readonly RelaxationLink[] | undefined {
  const { t } = useTranslation(['listing', 'common'])
  const formats = useFormats()
  const names = useFilterNames(filters.query)
  const { data, isError } = useQuery(facetsQuery(api, filters.address))
  if (isError) return []
  const words = { t, formats, names }
  const before = activeFilters(filters.query, words)
  return data?.relaxations.map((relaxation) => {
    const change = changeFor(relaxation)
    const after = readPropertyQuery(changeAddress(filters.address, change))
    const { come, gone } = relaxationParts(before, activeFilters(after, words))
    const { count } = relaxation
    return {
      href: filters.hrefOf(change),
      text: [...come, ...gone].join(' · '),
      properties: t('common:property.homes', { count, total: formats.number(count) }),
    }
  })
}
