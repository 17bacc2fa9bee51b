import '../../overlays/floating-strip.css'
import './SlowConnectionBar.css'
import { Banner } from '@manzil/ui/feedback/Banner/Banner'
import { useTranslation } from '../../language/use-translation.ts'

/** Says that the connection is slow, over the page and out of the way of what is done there. */
export default function SlowConnectionBar() {
  const { t } = useTranslation('connectivity')
  return (
    <div className="floating-strip slow-connection" role="status">
      <Banner label={t('slow.title')} tone="warning">
        {t('slow.text')}
      </Banner>
    </div>
  )
}
