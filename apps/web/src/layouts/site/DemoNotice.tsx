import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { Banner } from '@manzil/ui/feedback/Banner/Banner'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useTranslation } from '../../language/use-translation.ts'

/** Says that the properties are generated, until something real is imported. */
export function DemoNotice() {
  const { t } = useTranslation()
  const { data } = useQuery(getSiteStatusQuery(api))
  if (!data?.data.demo_data) return null
  return (
    <div className="site__notice">
      <Banner label={t('demo.label')}>{t('demo.notice')}</Banner>
    </div>
  )
}
