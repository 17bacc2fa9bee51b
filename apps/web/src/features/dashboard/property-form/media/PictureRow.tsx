import type { MediaRole, PropertyDraftPicture } from '@manzil/api-client/generated/types.gen'
import { zMediaRole } from '@manzil/api-client/generated/zod-mini.gen'
import { pictureFor } from '@manzil/domain/picture-address'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { ChevronEndIcon, ChevronStartIcon, CloseIcon } from '@manzil/ui/foundations/icons/actions'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { altOf } from '../../../../property/picture-of.ts'

interface PictureRowProps {
  picture: PropertyDraftPicture
  /** From 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (change: Partial<PropertyDraftPicture>) => void
}

const roles: readonly MediaRole[] = [
  'photo',
  'facade',
  'living',
  'bedroom',
  'kitchen',
  'pool',
  'view',
  'plan',
]
/** Characters, of the contract. */
const ALT = 200
/** Width of a picture in the list, in px. */
const WIDTH = 240

/** One picture with what it shows, and what can be done with it. */
export function PictureRow(props: PictureRowProps) {
  const { picture, place, count, onMove, onRemove, onChange } = props
  const { t } = useTranslation(['propertyForm', 'details'])
  const language = useLanguage()
  const number = place + 1
  const name = t('media.picture', { number, count })
  return (
    <>
      <Image
        src={pictureFor(picture.url, WIDTH) ?? picture.url}
        alt={altOf(picture, language) || name}
        ratio="4 / 3"
      />
      <div className="property-pictures__tools">
        {place === 0 ? (
          <Badge tone="success">{t('media.cover')}</Badge>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => onMove(0)}>
            {t('media.makeCover')}
          </Button>
        )}
        <IconButton
          label={t('media.earlier', { number })}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ChevronStartIcon size={20} />
        </IconButton>
        <IconButton
          label={t('media.later', { number })}
          disabled={number === count}
          onClick={() => onMove(place + 1)}
        >
          <ChevronEndIcon size={20} />
        </IconButton>
        <IconButton label={t('media.removePicture', { number })} onClick={onRemove}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <Select
        label={t('media.role')}
        value={picture.role}
        onChange={(event) => {
          const role = zMediaRole.safeParse(event.target.value)
          if (role.success) onChange({ role: role.data })
        }}
        options={roles.map((value) => ({ value, label: t(`details:gallery.role.${value}`) }))}
      />
      {(['alt', 'alt_ar'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`media.${field}`)}
          hint={
            field === 'alt'
              ? t('media.altHint', { room: t(`details:gallery.role.${picture.role}`) })
              : undefined
          }
          dir={field === 'alt' ? 'ltr' : 'rtl'}
          lang={field === 'alt' ? 'en' : 'ar'}
          value={picture[field]}
          maxLength={ALT}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
    </>
  )
}
