import type { LeadRow, Pagination as Pages } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import type { KeyboardEvent } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ListPages } from '../../../layouts/dashboard/ListPages.tsx'
import { addressOf, type LeadsView } from './leads-address.ts'

interface LeadListProps {
  rows: readonly LeadRow[]
  pagination: Pages
  view: LeadsView
}

/** Up and down go from lead to lead, as Tab does. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const next = links[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Leads, each a link to its conversation. */
export function LeadList({ rows, pagination, view }: LeadListProps) {
  return (
    <>
      <ul className="leads__rows" onKeyDown={walk}>
        {rows.map((row) => (
          <Row key={row._id} row={row} view={view} />
        ))}
      </ul>
      <ListPages
        page={view.page}
        pages={pagination.totalPages}
        hrefFor={(page) => addressOf({ ...view, page, lead: undefined })}
      />
    </>
  )
}

function Row({ row, view }: { row: LeadRow; view: LeadsView }) {
  const { t } = useTranslation('leads')
  const { relative } = useFormats()
  const language = useLanguage()
  const { _id, name, kind, property, excerpt, is_unread, is_waiting, state, changed_at } = row
  const title = property?.title
  return (
    <li>
      <UiLink
        className="leads__row"
        href={addressOf({ ...view, lead: _id })}
        aria-current={view.lead === _id ? 'true' : undefined}
        data-unread={is_unread || undefined}
      >
        <span className="leads__line">
          <span className="leads__name">
            <bdi>{row.withdrawn_at ? t('withdrawnName') : name}</bdi>
          </span>
          <time dateTime={changed_at} className="leads__note">
            {relative(changed_at)}
          </time>
        </span>
        {title && (
          <bdi className="leads__note leads__one-line">
            {localTitle({ title, title_ar: property.title_ar }, language)}
          </bdi>
        )}
        <bdi className="leads__excerpt">{excerpt}</bdi>
        <span className="leads__badges">
          {is_unread && <Badge tone="accent">{t('unreadBadge')}</Badge>}
          {is_waiting && !is_unread && <Badge variant="outline">{t('waitingBadge')}</Badge>}
          <span className="leads__note">
            {t(`kind.${kind}`)} · {t(`state.${state}`)}
          </span>
        </span>
      </UiLink>
    </li>
  )
}
