import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useNear } from '../../layouts/site/use-near.ts'
import { PropertyCards } from '../../property/PropertyCards.tsx'
import { ROW } from './latest-query.ts'
import { SectionFailed } from './SectionFailed.tsx'

/** Further away than the foot of the page is high, which stands below: they are there when it is seen. */
const AHEAD = '2000px'

interface Properties {
  data: PropertyCard[]
}

interface PropertiesSectionProps<Answer extends Properties, Key extends QueryKey> {
  title: string
  query: UseQueryOptions<Answer, Error, Answer, Key>
  all: { text: string; href: string }
  /** Far below: its cards are drawn when the visitor comes near. */
  isLate?: boolean
}

/** A heading and a row of homes. A failure stays inside the section. */
export function PropertiesSection<Answer extends Properties, Key extends QueryKey>(
  props: PropertiesSectionProps<Answer, Key>,
) {
  const { title, query, all, isLate = false } = props
  const { t } = useTranslation('home')
  const headingId = useId()
  const frame = useRef<HTMLElement>(null)
  const waits = !useNear(frame, AHEAD) && isLate
  const { data, error, refetch } = useQuery(query)
  const properties = waits ? undefined : data?.data.slice(0, ROW)
  if (data?.data.length === 0) return null
  return (
    <section ref={frame} className="home__section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={title}
        action={<TextLink href={all.href}>{all.text}</TextLink>}
      />
      {error ? (
        <SectionFailed title={t('failed')} error={error} retry={refetch} />
      ) : (
        <PropertyCards strip expected={ROW} isLate={waits} properties={properties} />
      )}
    </section>
  )
}
