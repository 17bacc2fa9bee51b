import type {
  OwnProperty as Property,
  PropertyStatus,
} from '@manzil/api-client/generated/types.gen'
import { mayMove } from '@manzil/domain/own-property/states'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import type { BadgeTone } from '@manzil/ui/foundations/Badge/Badge'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CheckIcon, EyeOffIcon } from '@manzil/ui/foundations/icons/actions'
import { InfoIcon, WarningIcon } from '@manzil/ui/foundations/icons/things'
import { TrashIcon } from '@manzil/ui/foundations/icons/tools'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { OwnProperty } from '@manzil/ui/listing/OwnProperty/OwnProperty'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useAvailabilityNotes } from '../../../own-properties/use-availability-notes.ts'
import type { OwnActions } from '../../../own-properties/use-own-actions.ts'
import { placeOf, titleOf } from '../../../property/property-names.ts'
import { paths } from '../../../routing/paths.ts'

interface OwnRowProps {
  property: Property
  actions: OwnActions
  isChosen: boolean
  onChoose: (chosen: boolean) => void
  onHistory: () => void
  onRemove: () => void
}

const looks: Record<PropertyStatus, { tone: BadgeTone; icon: ReactNode }> = {
  live: { tone: 'success', icon: <CheckIcon size={14} /> },
  draft: { tone: 'neutral', icon: null },
  hidden: { tone: 'info', icon: <EyeOffIcon size={14} /> },
  expired: { tone: 'warning', icon: <WarningIcon size={14} /> },
  in_review: { tone: 'info', icon: <InfoIcon size={14} /> },
  rejected: { tone: 'error', icon: <WarningIcon size={14} /> },
}

/** What most want to do next with a property that stands there. */
const first = ['confirm', 'submit', 'resume', 'renew', 'pause', 'withdraw'] as const

/** One of the account's own properties: how it stands, how it does, and what can be done. */
export function OwnRow({
  property,
  actions,
  isChosen,
  onChoose,
  onHistory,
  onRemove,
}: OwnRowProps) {
  const { t } = useTranslation('ownProperties')
  const { t: common } = useTranslation()
  const { money, number, date } = useFormats()
  const language = useLanguage()
  const { _id, price, status, reason, expires_at, advertiser, availability } = property
  const title = titleOf(property, language)
  // A live one is renewed in bulk; the button beside it pauses it.
  const moves = first.filter(
    (move) =>
      mayMove(move, status) &&
      !(move === 'renew' && status === 'live') &&
      (move !== 'confirm' || availability?.asks),
  )
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
      picture={property.media[0]?.url}
      status={{ text: t(`status.${status}`), ...looks[status] }}
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
          {moves.slice(0, 1).map((move) => (
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
