import type { User } from '@manzil/api-client/generated/types.gen'
import { pictureFor } from '@manzil/domain/picture-address'
import { picturesOf } from '@manzil/domain/roles'
import { ProfilePicture } from '@manzil/ui/account/ProfilePictureDialog/ProfilePicture'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { PictureDialogProps } from './PictureDialog.tsx'

const dialog = { load: () => import('./PictureDialog.tsx'), texts: ['profile'] } as const

interface MyPictureProps {
  account: User
  /** Edge of the picture, in px. */
  edge?: number
}

/** The account's picture: a press shows it whole, the camera chooses another. */
export default function MyPicture({ account, edge = 96 }: MyPictureProps) {
  const { t } = useTranslation('profile')
  const { number } = useFormats()
  const [chosen, setChosen] = useState<{ file: File; open: boolean }>()
  const close = () => setChosen((now) => now && { ...now, open: false })
  const Dialog = useLazyOverlay<PictureDialogProps>(chosen !== undefined, dialog, () =>
    setChosen(undefined),
  )
  const sources = picturesOf(account)
  const name = account.first_name ?? t('picture.you')
  return (
    <>
      <ProfilePicture
        sources={sources.map((address) => pictureFor(address, edge))}
        fullSources={sources}
        alt={t('picture.of', { name })}
        size={edge}
        openLabel={t('picture.open')}
        changeLabel={t('picture.change')}
        onPick={(file) => setChosen({ file, open: true })}
        onRefuse={() => showToast('error', t('picture.noImage'))}
        lightbox={{
          label: t('picture.of', { name }),
          previous: t('picture.previous'),
          next: t('picture.next'),
          close: t('picture.close'),
          showAll: t('picture.showAll'),
          position: (at, all) => t('picture.position', { at: number(at), all: number(all) }),
          missing: t('picture.broken'),
        }}
      />
      {Dialog && chosen && (
        <Dialog {...chosen} onClose={close} onClosed={() => setChosen(undefined)} />
      )}
    </>
  )
}
