import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { boughtQuery, invoicesQuery } from './plan-queries.ts'
import { usePlanWords } from './use-plan-words.ts'

/** Plans that were bought, and their invoices. */
export function PlanHistory() {
  const { t } = useTranslation('plans')
  const { date, exactMoney } = useFormats()
  const words = usePlanWords()
  const bought = useQuery({ ...boughtQuery(), refetchOnMount: 'always' }).data?.data
  const invoices = useQuery({ ...invoicesQuery(), refetchOnMount: 'always' }).data?.data
  return (
    <>
      <section className="your-plan__section">
        <SectionHeading level={2} size="md" title={t('history.title')} />
        {bought?.length === 0 && <p className="your-plan__note">{t('history.empty')}</p>}
        <ul className="your-plan__rows">
          {bought?.map(({ _id, plan, status, started_at, ends_at }) => (
            <li key={_id}>
              <span>{words.nameOf(plan)}</span>
              <span className="your-plan__note">
                {t('range', { from: date(started_at), until: date(ends_at) })}
              </span>
              <Badge tone={status === 'active' ? 'success' : 'neutral'}>
                {t(`status.${status}`)}
              </Badge>
            </li>
          ))}
        </ul>
      </section>
      <section className="your-plan__section">
        <SectionHeading level={2} size="md" title={t('invoices.title')} />
        {invoices?.length === 0 && <p className="your-plan__note">{t('invoices.empty')}</p>}
        <ul className="your-plan__rows">
          {invoices?.map((invoice) => (
            <li key={invoice._id}>
              <TextLink tone="plain" href={paths.yourPlan({ invoice: invoice._id })}>
                {t('invoices.open', { number: invoice.number })}
              </TextLink>
              <span className="your-plan__note">{date(invoice.issued_at)}</span>
              <bdi className="your-plan__sum">{exactMoney(invoice.total)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
