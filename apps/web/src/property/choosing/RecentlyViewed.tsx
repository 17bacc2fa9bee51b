import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seenProperties } from '../../stores/property-lists.ts'
import { PropertyCards } from '../PropertyCards.tsx'
import { useProperties } from './use-properties.ts'

/** A row on a desk. */
const SHOWN = 4

interface RecentlyViewedProps {
  /** The property that is being looked at. */
  except?: string
  className?: string
}

/** The properties that the visitor opened last; nothing where there are none. */
export default function RecentlyViewed({ except, className }: RecentlyViewedProps) {
  const { t } = useTranslation('choosing')
  const headingId = useId()
  const seen = seenProperties.use()
  // As they were when the page came: a row that changes its order under the hand helps nobody.
  const [ids] = useState(() => seen.filter((id) => id !== except).slice(0, SHOWN))
  const properties = useProperties(ids)
  const known = properties.flatMap((property) =>
    property.state === 'ready' ? [property.property] : [],
  )
  const loading = properties.some(({ state }) => state === 'loading')
  if (seen.length === 0 || ids.length === 0 || (!loading && known.length === 0)) return null
  return (
    <section className={className} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('viewed.title')}
        action={
          <Button variant="link" onClick={seenProperties.clear}>
            {t('viewed.clear')}
          </Button>
        }
      />
      <PropertyCards strip expected={ids.length} properties={loading ? undefined : known} />
    </section>
  )
}
