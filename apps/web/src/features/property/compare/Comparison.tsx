import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { pictureFor } from '@manzil/domain/picture-address'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { SkeletonTable } from '@manzil/ui/feedback/Skeleton/SkeletonTable'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { CompareTable } from '@manzil/ui/listing/CompareTable/CompareTable'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PrintedFrom } from '../../../property/choosing/PrintedFrom.tsx'
import { type KnownProperty, useProperties } from '../../../property/choosing/use-properties.ts'
import { placeOf, titleOf } from '../../../property/property-names.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { ShareScreen } from '../../../sharing/ShareScreen.tsx'
import { comparedProperties, MOST_COMPARED } from '../../../stores/property-lists.ts'
import { isMixed, useCompareGroups } from './use-compare-groups.ts'

interface ComparisonProps {
  ids: readonly string[]
  /** How many the address names; more than four are told. */
  named: number
}

/** Width of a column's picture. */
const PICTURE_PX = 320

/** The table, and what is to be said about it. A property that is gone keeps its column and says so. */
export function Comparison({ ids, named }: ComparisonProps) {
  const { t } = useTranslation('choosing')
  const { number } = useFormats()
  const navigate = useNavigate()
  const properties = useProperties(ids)
  const columns = properties.map((property) =>
    property.state === 'ready' ? property.property : undefined,
  )
  const groups = useCompareGroups(columns)
  const headOf = useHeads()
  const retries = properties.flatMap((property) =>
    property.state === 'failed' ? [property.retry] : [],
  )
  const retryAll = () => {
    for (const retry of retries) retry()
  }
  const remove = (id: string) => {
    comparedProperties.remove(id)
    navigate(paths.compare(ids.filter((other) => other !== id)), { replace: true })
  }
  if (properties.every(({ state }) => state === 'loading'))
    return (
      <div aria-busy="true" data-arriving>
        <SkeletonTable rows={12} columns={ids.length + 1} />
      </div>
    )
  return (
    <>
      {named > MOST_COMPARED && (
        <InlineAlert tone="warning">
          {t('page.tooMany', { most: number(MOST_COMPARED), count: number(named) })}
        </InlineAlert>
      )}
      {isMixed(columns) && <InlineAlert>{t('page.mixed')}</InlineAlert>}
      {retries.length > 0 && (
        <InlineAlert
          tone="error"
          actions={
            <Button variant="outline" size="sm" onClick={retryAll}>
              {t('page.retry')}
            </Button>
          }
        >
          {t('page.failedText')}
        </InlineAlert>
      )}
      <CompareTable
        properties={properties.map(headOf)}
        groups={groups}
        onRemove={remove}
        add={<TextLink href={paths.propertyListing()}>{t('page.add')}</TextLink>}
        actions={
          <div className="compare-page__actions">
            <ShareScreen title={t('page.title')} />
            <Button variant="outline" onClick={() => window.print()}>
              {t('page.print')}
            </Button>
          </div>
        }
        texts={{
          caption: t('page.caption'),
          rows: t('page.rows'),
          differs: t('page.differs'),
          differing: t('page.differing'),
          shared: t('page.shared'),
          onlyDifferences: t('page.only'),
          notStated: t('page.notStated'),
        }}
      />
      <PrintedFrom address={window.location.href} />
    </>
  )
}

/** Heads of the columns, also of properties that are not there. */
function useHeads() {
  const { t } = useTranslation(['choosing', 'common'])
  const language = useLanguage()
  const { money } = useFormats()
  const priceOf = ({ price, price_period: period }: PropertyDetail) => {
    if (price === null) return t('common:property.askPrice')
    return period ? `${money(price)} ${t('common:property.aYear')}` : money(price)
  }
  return (property: KnownProperty) => {
    const { id, state } = property
    const href = paths.propertyDetails(id)
    const head = (title: string, place = '', known?: PropertyDetail) => {
      const media = known?.media[0]
      const removeLabel = t('compare.remove', { title })
      const pictureNote = media?.illustration ? t('common:property.illustration') : undefined
      const price = known && priceOf(known)
      const picture = pictureFor(media?.url ?? null, PICTURE_PX) ?? undefined
      return { id, href, title, place, price, picture, pictureNote, removeLabel }
    }
    switch (state) {
      case 'ready':
        return head(
          titleOf(property.property, language),
          placeOf(property.property, language),
          property.property,
        )
      case 'gone':
        return head(t('page.gone'), t('page.goneText'))
      case 'failed':
        return head(t('page.failed'))
      case 'loading':
        return head(t('compare.loading'))
    }
  }
}
