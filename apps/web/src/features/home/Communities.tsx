import './Communities.css'
import { listAskingPricesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { AskingPrices } from '@manzil/api-client/generated/types.gen'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { CommunityCard } from '@manzil/ui/listing/CommunityCard/CommunityCard'
import { CommunityCardSkeleton } from '@manzil/ui/listing/CommunityCard/CommunityCardSkeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../api/api.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { placeScene } from '../../property/place-scene.ts'
import { paths } from '../../routing/paths.ts'
import { SectionFailed } from './SectionFailed.tsx'

/** Communities shown. */
const COUNT = 8
/** What most of them have: a median of sales and one of rents. */
const FIGURES = 2

/** The communities with the most homes: a picture, what is asked there, and of how many homes that is. */
export function Communities() {
  const { t } = useTranslation(['explore', 'common'])
  const { date } = useFormats()
  const headingId = useId()
  const { data, error, refetch } = useQuery(
    listAskingPricesQuery(api, { params: { query: { limit: COUNT } } }),
  )
  // A site without homes has no places to show.
  if (data?.data.length === 0) return null
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('communities.title')}
        lead={data ? t('communities.text', { date: date(data.as_of) }) : ' '}
      />
      {error && !data ? (
        <SectionFailed title={t('common:failed.title')} error={error} retry={refetch} />
      ) : (
        <ul className="home-communities" data-arriving={!data || undefined}>
          {data
            ? data.data.map((asked) => (
                <li key={asked.place._id}>
                  <Community asked={asked} />
                </li>
              ))
            : Array.from({ length: COUNT }, (_, place) => (
                <li key={place} aria-hidden="true">
                  <CommunityCardSkeleton figures={FIGURES} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

function Community({
  asked: { place, residential_count: total, sale, rent },
}: {
  asked: AskingPrices
}) {
  const { t } = useTranslation(['explore', 'common'])
  const { number, name, compactMoney } = useFormats()
  const figures = [
    ...(sale ? [{ id: 'sale', median: sale, label: 'communities.sale' as const }] : []),
    ...(rent ? [{ id: 'rent', median: rent, label: 'communities.rent' as const }] : []),
  ]
  return (
    <CommunityCard
      href={paths.propertyListing({ location: [place._id] })}
      name={name(place)}
      picture={placeScene(place._id)}
      count={t('common:property.homes', { count: total, total: number(total) })}
      figures={figures.map(({ id, label, median: { median, count } }) => ({
        id,
        label: t(label, { count, total: number(count) }),
        value: compactMoney(median),
      }))}
      sizes="(min-width: 769px) 25vw, 50vw"
    />
  )
}
