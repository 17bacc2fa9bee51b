import {
  listPopularPropertiesQuery,
  listPropertiesQuery,
} from '@manzil/api-client/generated/property-queries.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PropertyCards } from '../../../property/PropertyCards.tsx'

/** A row. */
const SHOWN = 4

/** Properties in place of one that is gone: like it where it was seen before, else those most viewed. */
export function GoneProperties({ similar }: { similar: PropertyQuery | undefined }) {
  const { t } = useTranslation('details')
  const alike = useQuery({
    ...listPropertiesQuery(api, { params: { query: { ...similar, limit: SHOWN } } }),
    enabled: similar !== undefined,
  })
  const popular = useQuery({
    ...listPopularPropertiesQuery(api, {}),
    enabled: similar === undefined,
  })
  const query = similar ? alike : popular
  const properties = query.data?.data.slice(0, SHOWN)
  // The page has said what matters; without properties it says no more.
  if (query.isError || properties?.length === 0) return null
  return (
    <section className="details-group" aria-labelledby="gone-homes">
      <SectionHeading
        size="md"
        id="gone-homes"
        title={t(similar ? 'index.similar' : 'notFound.popular')}
      />
      <PropertyCards properties={properties} expected={SHOWN} />
    </section>
  )
}
