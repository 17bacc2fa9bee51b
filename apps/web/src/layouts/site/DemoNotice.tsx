import { getSiteStatusQuery } from '@manzil/api-client/generated/queries.gen'
import { InfoIcon } from '@manzil/ui/icons/things'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../api/api.ts'

/** Says that the listings are generated, until something real is imported. */
export function DemoNotice() {
  const { t } = useTranslation()
  const { data } = useQuery(getSiteStatusQuery(api))
  if (!data?.data.demo_data) return null
  return (
    <aside className="site__demo" aria-label={t('demo.label')}>
      <InfoIcon size={16} />
      {t('demo.notice')}
    </aside>
  )
}
