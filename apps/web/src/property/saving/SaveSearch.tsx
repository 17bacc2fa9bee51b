import { Button } from '@manzil/ui/foundations/Button/Button'
import { MailIcon } from '@manzil/ui/foundations/icons/things'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import type { SaveSearchDialogProps } from './SaveSearchDialog.tsx'

const dialog = {
  load: () => import('./SaveSearchDialog.tsx'),
  texts: ['saved', 'listing'],
} as const

/** Keeps the search of an address and has its matches written about. */
export function SaveSearch({ address }: { address: URLSearchParams }) {
  const { t } = useTranslation('listing')
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const Dialog = useLazyOverlay<SaveSearchDialogProps>(wanted, dialog, () => setWanted(false))
  return (
    <>
      <Button
        variant="outline"
        className="listing__save"
        startIcon={<MailIcon size={18} />}
        title={t('saveSearch')}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <span className="listing__ask">{t('saveSearch')}</span>
      </Button>
      {Dialog && <Dialog open={open} address={address} onClose={() => setOpen(false)} />}
    </>
  )
}
