import { MailIcon } from '@manzil/ui/foundations/icons/things'
import { WhatsappIcon } from '@manzil/ui/foundations/icons/WhatsappIcon'
import { ShareButton, type ShareButtonProps } from '@manzil/ui/overlays/ShareMenu/ShareButton'
import { useTranslation } from '../language/use-translation.ts'

type ShareLinkProps = Pick<ShareButtonProps, 'title' | 'url' | 'variant' | 'size'>

/** Passes an address on: the device's own sheet, the clipboard, WhatsApp or e-mail. */
export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('share')
  const { title, url } = props
  const text = encodeURIComponent(`${title}\n${url}`)
  return (
    <ShareButton
      {...props}
      links={[
        {
          id: 'whatsapp',
          label: t('whatsapp'),
          href: `https://wa.me/?text=${text}`,
          icon: <WhatsappIcon size={18} />,
        },
        {
          id: 'email',
          label: t('email'),
          href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
          icon: <MailIcon size={18} />,
        },
      ]}
      texts={{
        share: t('button'),
        copy: t('copy'),
        copied: t('copied'),
        failed: t('failed'),
        more: t('more'),
      }}
    />
  )
}
