import { RESUMABLE_BYTES } from '@manzil/domain/limits'
import { FileDrop } from '@manzil/ui/forms/FileDrop/FileDrop'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useRef } from 'react'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { PictureList } from '../media/PictureList.tsx'
import { placePicture } from '../media/place-picture.ts'
import { useUploads } from '../media/use-uploads.ts'
import { useField } from '../use-field.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'

/** Of the contract. */
const MOST_PICTURES = 60
const KILOBYTE = 1_000
const MEGABYTE = 1_000_000
const accepted = 'image/jpeg,image/png,image/webp,image/avif,.jpg,.jpeg,.png,.webp,.avif'

/** Pictures and floor plans, which may be many, and links to videos and tours. */
export function MediaSection(
  form: PropertyFormState & { latest: () => PropertyFormState['content'] },
) {
  const { t } = useTranslation('propertyForm')
  const { number } = useFormats()
  const field = useField(form)
  const { content, errors, change, latest } = form
  const orders = useRef(new Map<string, number>())
  const uploads = useUploads(({ url }, order) => {
    orders.current.set(url, order)
    const picture = { url, role: 'photo', alt: '', alt_ar: '' } as const
    change({ media: placePicture(latest().media, picture, orders.current) })
  })
  return (
    <FormSection name="media">
      <FileDrop
        label={t('media.label')}
        error={errors.media}
        files={uploads.files}
        accept={accepted}
        maxBytes={RESUMABLE_BYTES}
        maxFiles={Math.max(0, MOST_PICTURES - content.media.length)}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        formatBytes={(bytes) =>
          bytes < MEGABYTE
            ? t('media.kilobytes', { value: number(Math.ceil(bytes / KILOBYTE)) })
            : t('media.megabytes', { value: number(bytes / MEGABYTE) })
        }
        texts={{
          drop: t('media.drop'),
          choose: t('media.choose'),
          limits: t('media.limits'),
          list: t('media.list'),
          remove: (name) => t('media.remove', { name }),
          retry: (name) => t('media.retry', { name }),
          dismiss: t('media.dismiss'),
          status: {
            waiting: t('media.waiting'),
            sending: t('media.sending'),
            done: t('media.done'),
            failed: t('media.failed'),
          },
          refused: (name, reason) => t(refusals[reason], { name }),
        }}
      />
      {content.media.length > 0 && (
        <PictureList pictures={content.media} onChange={(media) => change({ media })} />
      )}
      <div className="property-form__pair">
        <TextField {...field('video_url', t('field.linkHint'))} type="url" dir="ltr" />
        <TextField {...field('tour_url', t('field.linkHint'))} type="url" dir="ltr" />
      </div>
    </FormSection>
  )
}

const refusals = {
  type: 'media.refusedType',
  size: 'media.refusedSize',
  empty: 'media.refusedEmpty',
  count: 'media.refusedCount',
} as const
