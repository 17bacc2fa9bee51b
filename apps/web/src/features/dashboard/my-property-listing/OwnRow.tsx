import type { OwnProperty as Property } from '@manzil/api-client/generated/types.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { TrashIcon } from '@manzil/ui/foundations/icons/tools'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { OwnProperty } from '@manzil/ui/listing/OwnProperty/OwnProperty'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAvailabilityNotes } from '../../../own-properties/use-availability-notes.ts'
import type { OwnActions } from '../../../own-properties/use-own-actions.ts'
import { pictureOf } from '../../../property/picture-of.ts'
import { placeOf, titleOf } from '../../../property/property-names.ts'
import { paths } from '../../../routing/paths.ts'
import { featureMoveOf, movesOf, statusLooks } from './row-actions.tsx'

interface OwnRowProps {
  property: Property
  actions: OwnActions
  isChosen: boolean
  onChoose: (chosen: boolean) => void
  onHistory: () => void
  onRank: () => void
  onRemove: () => void
}

/** One of the account's own properties: how it stands, how it does, and what can be done. */
export function OwnRow({
  property,
  actions,
  isChosen,
  onChoose,
  onHistory,
  onRank,
  onRemove,
}: OwnRowProps) {
  const { t } = useTranslation('ownProperties')
  const { t: common } = useTranslation()
  const { money, number, date } = useFormats()
  const language = useLanguage()
  const { _id, price, status, reason, expires_at, advertiser } = property
  const title = titleOf(property, language)
  const [cover] = property.media
  const feature = featureMoveOf(property)
  const notes = useAvailabilityNotes(property)
  return (
    <OwnProperty
      href={status === 'live' || status === 'draft' ? paths.propertyDetails(_id) : undefined}
      title={title}
      place={placeOf(property, language)}
      price={{
        price: price === null ? common('property.askPrice') : money(price),
        period: price !== null && property.price_period ? common('property.aYear') : undefined,
      }}
      picture={
        cover && { ...pictureOf(cover, language), alt: '', placeholder: property.placeholder }
      }
      status={{ text: t(`status.${status}`), ...statusLooks[status] }}
      mark={property.is_featured ? t('featured') : undefined}
      figures={[
        { id: 'views', label: t('figures.views'), value: number(property.views) },
        { id: 'enquiries', label: t('figures.enquiries'), value: number(property.enquiries_count) },
      ]}
      dates={[
        t('dates.reference', { reference: property.reference }),
        ...(advertiser ? [advertiser] : []),
        t('dates.updated', { date: date(property.updated_at) }),
        ...(expires_at && status === 'live'
          ? [t('dates.expires', { date: date(expires_at) })]
          : []),
        ...notes.dates,
      ]}
      note={reason ? t('rejected', { reason }) : notes.todo}
      busy={actions.busy.includes(_id) ? t('busy') : undefined}
      select={
        <Checkbox
          label=""
          aria-label={t('choose', { title })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      }
      actions={
        <>
          {movesOf(property)
            .slice(0, 1)
            .map((move) => (
              <Button
                key={move}
                size="sm"
                variant="outline"
                onClick={() => void actions.change([_id], move)}
              >
                {t(`actions.${move}`)}
              </Button>
            ))}
          <Button asChild size="sm" variant="ghost">
            <UiLink href={paths.propertyUpdate(_id)} aria-label={t('editOne', { title })}>
              {t('edit')}
            </UiLink>
          </Button>
          {feature && (
            <Button size="sm" variant="ghost" onClick={() => void actions.change([_id], feature)}>
              {t(`actions.${feature}`)}
            </Button>
          )}
          {status === 'live' && (
            <Button size="sm" variant="ghost" onClick={onRank}>
              {t('rank.open')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onHistory}>
            {t('history.open')}
          </Button>
          <IconButton size="sm" label={t('actions.removeOne', { title })} onClick={onRemove}>
            <TrashIcon size={18} />
          </IconButton>
        </>
      }
    />
  )
}
