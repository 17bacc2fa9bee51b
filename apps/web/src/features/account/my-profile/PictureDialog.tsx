import { updateProfilePicture } from '@manzil/api-client/generated/profile-calls.gen'
import { ProfilePictureDialog } from '@manzil/ui/account/ProfilePictureDialog/ProfilePictureDialog'
import { CropDialog } from '@manzil/ui/forms/ImageDrop/CropDialog'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { untouched } from '@manzil/ui/picture-edit'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { preparePicture, SENT_EDGE } from './prepare-picture.ts'
import { useShowAccount } from './use-show-account.ts'

export interface PictureDialogProps {
  /** What was chosen. */
  file: Blob
  open: boolean
  onClose: () => void
  /** After the closing animation. */
  onClosed: () => void
}

/** Looks at the chosen picture, cuts it where wanted, and makes it the profile's. */
export default function PictureDialog({ file, open, onClose, onClosed }: PictureDialogProps) {
  const { t } = useTranslation('profile')
  const fail = useFailure()
  const show = useShowAccount()
  const [picture, setPicture] = useState(file)
  const [edit, setEdit] = useState({ ...untouched, ratio: 1 as number | null })
  const [cropping, setCropping] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [broken, setBroken] = useState(false)
  const underWay = useRef(false)
  const chosen = useAddress(file)
  const src = useAddress(picture)

  async function send() {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(undefined)
    const body = { profile_picture: await preparePicture(picture) }
    const result = await updateProfilePicture(api, { body })
    underWay.current = false
    setBusy(false)
    if (result.ok) {
      show(result.data.data)
      showToast('success', result.data.message)
      onClose()
      return
    }
    fail(result.error, { onText: setFailure })
    if (result.error.status !== 401) setFailure(result.error.message)
  }

  if (chosen === undefined || src === undefined) return null
  if (cropping)
    return (
      <CropDialog
        src={chosen}
        edit={edit}
        ratios={[
          { label: t('crop.square'), ratio: 1 },
          { label: t('crop.own'), ratio: null },
        ]}
        maxEdge={SENT_EDGE}
        onApply={(applied, cut) => {
          setEdit(applied)
          setPicture(cut)
          setFailure(undefined)
          setCropping(false)
        }}
        onClose={() => setCropping(false)}
        texts={{
          title: t('crop.title'),
          close: t('picture.close'),
          cancel: t('crop.cancel'),
          apply: t('crop.apply'),
          applying: t('crop.applying'),
          rotate: t('crop.rotate'),
          zoom: t('crop.zoom'),
          across: t('crop.across'),
          down: t('crop.down'),
          ratio: t('crop.ratio'),
          loading: t('crop.loading'),
          failed: t('crop.failed'),
        }}
      />
    )
  return (
    <ProfilePictureDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t('picture.title')}
      src={src}
      alt={t('picture.alt')}
      texts={{
        close: t('picture.close'),
        update: t('picture.update'),
        updating: t('picture.updating'),
      }}
      tools={
        <Button variant="outline" disabled={busy || broken} onClick={() => setCropping(true)}>
          {t('picture.crop')}
        </Button>
      }
      busy={busy}
      failure={broken ? t('picture.broken') : failure}
      broken={broken}
      onBroken={() => setBroken(true)}
      onUpdate={() => void send()}
    />
  )
}

/** An address of a file for as long as it is shown. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
