import { listAccountEventsQuery } from '@manzil/api-client/generated/session-queries.gen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { SecurityRow, SecuritySection, SecuritySkeleton } from './SecuritySection.tsx'
import { useDeviceWords } from './use-device-words.ts'

/** What happened to the account lately, with time and device. */
export function ActivitySection() {
  const { t } = useTranslation('security')
  const { number } = useFormats()
  const { device, country, moment } = useDeviceWords()
  const query = useQuery({ ...listAccountEventsQuery(api), refetchOnMount: 'always' })
  return (
    <SecuritySection title={t('activity.title')} lead={t('activity.lead')}>
      <Loaded query={query} skeleton={<SecuritySkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="account-security__note">{t('activity.none')}</p>
          ) : (
            <ul className="account-security__rows">
              {data.map((event) => {
                const what = t(`activity.kinds.${event.kind}`)
                const { times } = event
                return (
                  <SecurityRow
                    key={`${event.at} ${event.kind}`}
                    name={times > 1 ? t('activity.times', { what, number: number(times) }) : what}
                    facts={[moment(event.at), device(event), country(event)]}
                  />
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </SecuritySection>
  )
}
