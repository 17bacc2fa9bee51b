import {
  listPopularPropertiesQuery,
  listPropertiesQuery,
} from '@manzil/api-client/generated/property-queries.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { ListingCards } from '../../../property/ListingCards.tsx'

/** A row. */
const SHOWN = 4

/** Homes in place of one that is gone: like it where it was seen before, else those most viewed. */
export function GoneHomes({ similar }: { similar: PropertyQuery | undefined }) {
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
  const homes = query.data?.data.slice(0, SHOWN)
  // The page has said what matters; without homes it says no more.
  if (query.isError || homes?.length === 0) return null
  return (
    <section className="details-group" aria-labelledby="gone-homes">
      <SectionHeading
        size="md"
        id="gone-homes"
        title={t(similar ? 'index.similar' : 'notFound.popular')}
      />
      <ListingCards properties={homes} expected={SHOWN} />
    </section>
  )
}
