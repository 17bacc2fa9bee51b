import { MailIcon, WhatsappIcon } from '@manzil/ui/icons/things'
import { ShareButton } from '@manzil/ui/ShareMenu/ShareButton'
import { useTranslation } from 'react-i18next'
import { useShareUrl } from '../../routing/use-share-url.ts'

interface SharePageProps {
  title: string
  /** One of `shareAddress`. */
  address: string
}

/** Passes the page on: the device's own sheet, the clipboard, WhatsApp or e-mail. */
export function SharePage({ title, address }: SharePageProps) {
  const { t } = useTranslation('content')
  const url = useShareUrl(address)
  const text = encodeURIComponent(`${title}\n${url}`)
  return (
    <ShareButton
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
