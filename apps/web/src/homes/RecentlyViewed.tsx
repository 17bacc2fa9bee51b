import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListingCards } from '../property/ListingCards.tsx'
import { seenHomes } from '../stores/property-lists.ts'
import { useHomes } from './use-homes.ts'

/** A row on a desk. */
const SHOWN = 4

interface RecentlyViewedProps {
  /** The home that is being looked at. */
  except?: string
  className?: string
}

/** The homes that the visitor opened last; nothing where there are none. */
export default function RecentlyViewed({ except, className }: RecentlyViewedProps) {
  const { t } = useTranslation('choosing')
  const headingId = useId()
  const seen = seenHomes.use()
  // As they were when the page came: a row that changes its order under the hand helps nobody.
  const [ids] = useState(() => seen.filter((id) => id !== except).slice(0, SHOWN))
  const homes = useHomes(ids)
  const known = homes.flatMap((home) => (home.state === 'ready' ? [home.property] : []))
  const loading = homes.some(({ state }) => state === 'loading')
  if (seen.length === 0 || ids.length === 0 || (!loading && known.length === 0)) return null
  return (
    <section className={className} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('viewed.title')}
        action={
          <Button variant="link" onClick={seenHomes.clear}>
            {t('viewed.clear')}
          </Button>
        }
      />
      <ListingCards strip expected={ids.length} properties={loading ? undefined : known} />
    </section>
  )
}
