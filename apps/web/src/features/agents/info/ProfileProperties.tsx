import type {
  AgentProfile,
  Pagination as Pages,
  PropertyCard,
} from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Select } from '@manzil/ui/forms/Select/Select'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PropertyCards } from '../../../property/PropertyCards.tsx'
import { paths } from '../../../routing/paths.ts'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { changedAddress, orders, readPropertiesCriteria } from '../criteria.ts'
import { NumberedPages } from '../NumberedPages.tsx'

interface ProfilePropertiesProps {
  profile: AgentProfile
  properties: readonly PropertyCard[] | undefined
  pagination: Pages
}

/** Their properties, in an order of the visitor's. */
export function ProfileProperties({ profile, properties, pagination }: ProfilePropertiesProps) {
  const { t } = useTranslation(['agents', 'listing', 'common'])
  const { number } = useFormats()
  const address = useSearchParams()
  const changeSearch = useChangeSearch()
  const { limit, sort_by } = readPropertiesCriteria(address)
  const { total } = pagination
  return (
    <section className="profile-section" aria-labelledby="homes-title">
      <SectionHeading
        size="md"
        id="homes-title"
        title={t('info.homes')}
        lead={
          total > 0 ? t('common:property.homes', { count: total, total: number(total) }) : undefined
        }
        action={
          total > 1 && (
            <div className="profile-sort">
              <Select
                label={t('listing:sort.label')}
                value={sort_by}
                onChange={({ target: { value } }) =>
                  changeSearch(
                    (now) => changedAddress(now, { sort_by: value === 'newest' ? '' : value }),
                    { replace: true },
                  )
                }
                options={orders.map((value) => ({ value, label: t(`listing:sort.${value}`) }))}
              />
            </div>
          )
        }
      />
      {properties?.length === 0 ? (
        <EmptyState
          level={3}
          plain
          title={t('info.noHomes')}
          actions={
            <Button asChild variant="outline">
              <UiLink href={paths.propertyListing()}>{t('info.allHomes')}</UiLink>
            </Button>
          }
        />
      ) : (
        <PropertyCards properties={properties} expected={Math.min(limit, Math.max(total, 1))} />
      )}
      <NumberedPages pagination={pagination} path={pathOf(profile)} />
    </section>
  )
}

/** The id is part of the query that pages keep. */
const pathOf = ({ user_type }: AgentProfile): string =>
  user_type === 'agency' ? paths.agencyInfo('') : paths.agentInfo('')
