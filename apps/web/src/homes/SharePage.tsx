import { MailIcon, WhatsappIcon } from '@manzil/ui/icons/things'
import { ShareButton } from '@manzil/ui/ShareMenu/ShareButton'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

/** Passes on the address of the page as it is: a search, a comparison. Texts: `choosing`. */
export function SharePage({ title }: { title: string }) {
  const { t } = useTranslation('choosing')
  const { pathname, search } = useLocation()
  const url = new URL(`/#${pathname}${search}`, window.location.origin).href
  const text = encodeURIComponent(`${title}\n${url}`)
  return (
    <ShareButton
      variant="outline"
      size="md"
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
