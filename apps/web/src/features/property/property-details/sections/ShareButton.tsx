import { Button } from '@manzil/ui/Button/Button'
import { ShareIcon } from '@manzil/ui/icons/actions'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../../stores/toasts.ts'

/** The device's own sharing where it has one, otherwise the link on the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('details')

  async function share() {
    const url = window.location.href
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet without sharing is no failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast('success', t('share.copied'))
    } catch {
      showToast('error', t('share.failed'))
    }
  }

  return (
    <Button variant="ghost" size="sm" startIcon={<ShareIcon size={18} />} onClick={share}>
      {t('share.button')}
    </Button>
  )
}
