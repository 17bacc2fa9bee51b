import { getIdentityProofQuery } from '@manzil/api-client/generated/session-queries.gen'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useAccount } from '../../../session/session-store.ts'
import { DeleteForm } from './DeleteForm.tsx'

/** The end of the account: what goes, what stays and why, and a proof of whose it is. */
export function DeleteSection() {
  const { t } = useTranslation('myData')
  const role = useAccount()?.role
  const ways = useQuery({ ...getIdentityProofQuery(api), gcTime: 0 })
  const days = ACCOUNT_GRACE_DAYS
  return (
    <section className="my-data__section">
      <SectionHeading level={2} size="md" title={t('end.title')} lead={t('end.grace', { days })} />
      <p>{t('end.goes')}</p>
      {role !== 'individual' && <p>{t('end.advertiser')}</p>}
      <p>{t('end.stays')}</p>
      <Loaded query={ways} skeleton={<Skeleton height="9rem" />}>
        {({ data }) => <DeleteForm hasPassword={data.password} />}
      </Loaded>
    </section>
  )
}
