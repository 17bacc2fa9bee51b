import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { CheckIcon } from '@manzil/ui/foundations/icons/actions'
import { InfoIcon } from '@manzil/ui/foundations/icons/things'
import type { ReactNode } from 'react'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { allBadgesOf, confirmedText } from '../../../../property/card-badges.tsx'

interface OverviewBadgesProps {
  property: PropertyCard
  /** Badges that are not true of it, by name. */
  without?: readonly string[]
  /** In place of the mark of a source that calls its listing verified. */
  verified?: ReactNode
}

/** What sets the property apart, in one row over its price. */
export function OverviewBadges({ property, without = [], verified }: OverviewBadgesProps) {
  const { t } = useTranslation(['common', 'details'])
  const formats = useFormats()
  const confirmed = confirmedText(property, t, formats)
  const badges = allBadgesOf(property, t, formats).filter(({ id }) => !without.includes(id))
  return (
    <ul className="details-overview__badges">
      {badges.map((badge) => (
        <li key={badge.id}>
          {badge.id === 'verified' && verified ? (
            verified
          ) : (
            <Badge icon={badge.icon}>{badge.text}</Badge>
          )}
        </li>
      ))}
      {confirmed && (
        <li>
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {confirmed}
          </Badge>
        </li>
      )}
      {property.is_demo && (
        <li>
          <Badge tone="info" icon={<InfoIcon size={14} />}>
            {t('details:badge.demo')}
          </Badge>
        </li>
      )}
    </ul>
  )
}
