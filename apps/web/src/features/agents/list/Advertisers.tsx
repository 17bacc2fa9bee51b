import type { AgentCard, Pagination as Pages } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { AdvertiserCard } from '../../../advertiser/AdvertiserCard.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PageNumber } from '../../../routing/PageNumber.tsx'
import { paths } from '../../../routing/paths.ts'
import { NumberedPages } from '../NumberedPages.tsx'

interface AdvertisersProps {
  advertisers: readonly AgentCard[]
  pagination: Pages
  /** Of the list without filters. */
  path: string
  /** Of the filters before, while those of the new ones are under way. */
  busy: boolean
  /** Filters hold, and there is somebody whom they leave out. */
  narrowed: boolean
}

/** A page of cards, or the way on: back from filters that nobody fits, or to the properties. */
export function Advertisers(props: AdvertisersProps) {
  const { t } = useTranslation('agents')
  const { number } = useFormats()
  const { advertisers, pagination, path, busy, narrowed } = props
  if (advertisers.length === 0)
    return (
      <EmptyState
        title={narrowed ? t('none.title') : t('nobody.title')}
        text={narrowed ? t('none.text') : t('nobody.text')}
        actions={
          <Button asChild variant="outline">
            {narrowed ? (
              <UiLink href={path}>{t('none.all')}</UiLink>
            ) : (
              <UiLink href={paths.propertyListing()}>{t('info.allHomes')}</UiLink>
            )}
          </Button>
        }
      />
    )
  return (
    <>
      <div className="agents-found">
        <span role="status">
          {t('found', { total: number(pagination.total) })}
          <PageNumber />
        </span>
        {narrowed && <TextLink href={path}>{t('filters.clear')}</TextLink>}
      </div>
      <ul className="agents-grid" aria-busy={busy}>
        {advertisers.map((advertiser) => (
          <li key={advertiser._id}>
            <AdvertiserCard advertiser={advertiser} />
          </li>
        ))}
      </ul>
      <NumberedPages pagination={pagination} path={path} />
    </>
  )
}
