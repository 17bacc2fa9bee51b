import '../../overlays/floating-strip.css'
import type { ShownNotice } from '@manzil/api-client/generated/types.gen'
import { Banner } from '@manzil/ui/feedback/Banner/Banner'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'

/** One notice, as plain text, with at most one link. */
export default function NoticeCard({
  notice: { texts, link },
  onClose,
}: {
  notice: ShownNotice
  onClose: () => void
}) {
  const { t } = useTranslation('connectivity')
  return (
    <div className="floating-strip">
      <Banner
        label={t('notice.label')}
        closeLabel={t('notice.close')}
        onClose={onClose}
        {...(link && { action: <TextLink href={link}>{t('notice.more')}</TextLink> })}
      >
        {texts[useLanguage()]}
      </Banner>
    </div>
  )
}
