import { type SharedListing, shareAddress } from '@manzil/domain/share-address'
import { MailIcon, WhatsappIcon } from '@manzil/ui/icons/things'
import { ShareButton as Share } from '@manzil/ui/ShareMenu/ShareButton'
import { useTranslation } from 'react-i18next'
import { useShareUrl } from '../../../../routing/use-share-url.ts'

/**
 * Passes the home on by its clean address, which shows a picture and a price wherever it is pasted:
 * the device's own sheet, the clipboard, WhatsApp or e-mail.
 */
export function ShareButton({ property, title }: { property: SharedListing; title: string }) {
  const { t } = useTranslation('details')
  const url = useShareUrl(shareAddress.listing(property))
  const text = encodeURIComponent(`${title}\n${url}`)
  return (
    <Share
      variant="ghost"
      size="sm"
      url={url}
      title={title}
      links={[
        {
          id: 'whatsapp',
          label: t('share.whatsapp'),
          href: `https://wa.me/?text=${text}`,
          icon: <WhatsappIcon size={18} />,
        },
        {
          id: 'email',
          label: t('share.email'),
          href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
          icon: <MailIcon size={18} />,
        },
      ]}
      texts={{
        share: t('share.button'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        failed: t('share.failed'),
        more: t('share.more'),
      }}
    />
  )
}
