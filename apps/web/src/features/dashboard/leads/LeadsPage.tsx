import './LeadsPage.css'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { Confirmations } from '../../../own-properties/Confirmations.tsx'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { ExportLeads } from './ExportLeads.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadView } from './LeadView.tsx'
import { isFiltered, viewOf } from './leads-address.ts'
import { leadsQuery } from './leads-queries.ts'

/** What visitors wrote: the list and one conversation, side by side where there is room. */
export default function LeadsPage() {
  const { t } = useTranslation('leads')
  useDocumentTitle(t('title'))
  const { number } = useFormats()
  const view = viewOf(useSearchParams())
  const query = useQuery({ ...leadsQuery(view), placeholderData: keepPreviousData })
  const { data } = query
  const lead = view.lead
  return (
    <div className="leads" data-open={lead !== undefined || undefined}>
      <div className="leads__head">
        <SectionHeading
          level={1}
          title={t('title')}
          lead={data && t('waiting', { count: data.waiting, total: number(data.waiting) })}
        />
        <ExportLeads view={view} />
      </div>
      <p role="status" className="mz-visually-hidden">
        {data && t('unread', { count: data.unread, total: number(data.unread) })}
      </p>
      <section className="leads__list" aria-label={t('list')}>
        <Confirmations />
        <LeadFilters view={view} />
        <Loaded query={query} skeleton={<Rows />}>
          {({ data: rows, pagination }) =>
            rows.length > 0 ? (
              <LeadList rows={rows} pagination={pagination} view={view} />
            ) : isFiltered(view) ? (
              <EmptyState
                plain
                level={2}
                title={t('none.title')}
                text={t('none.text')}
                actions={
                  <Button variant="outline" asChild>
                    <UiLink href={paths.leads()}>{t('none.all')}</UiLink>
                  </Button>
                }
              />
            ) : (
              <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} />
            )
          }
        </Loaded>
      </section>
      {lead === undefined ? (
        <section className="leads__pane leads__pane--empty">
          <p>{t('choose')}</p>
        </section>
      ) : (
        <LeadView key={lead} id={lead} view={view} />
      )}
    </div>
  )
}

const Rows = () => (
  <div className="leads__rows">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="5.5rem" />
    ))}
  </div>
)
