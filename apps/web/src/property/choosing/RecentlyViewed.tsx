import { useTranslation } from '../../language/use-translation.ts'
import { seenProperties } from '../../stores/property-lists.ts'
import { PropertyRow } from './PropertyRow.tsx'

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
  const seen = seenProperties.use()
  if (seen.length === 0) return null
  return (
    <PropertyRow
      ids={seen.filter((id) => id !== except).slice(0, SHOWN)}
      title={t('viewed.title')}
      clear={{ text: t('viewed.clear'), all: seenProperties.clear }}
      className={className}
    />
  )
}
