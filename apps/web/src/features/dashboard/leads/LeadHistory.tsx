import type { LeadDetail, LeadEntry } from '@manzil/api-client/generated/types.gen'
import { formatMoment } from '@manzil/i18n/format-moment'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** The first message and all that came of it, oldest first. */
export function LeadHistory({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('leads')
  const { row, message, entries } = lead
  return (
    <ol className="leads__history" aria-label={t('history')} aria-live="polite">
      <Line kind="visitor" by={row.name} at={row.created_at} text={message} />
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} visitor={row.name} />
      ))}
    </ol>
  )
}

function Entry({ entry, visitor }: { entry: LeadEntry; visitor: string }) {
  const { t } = useTranslation('leads')
  const { kind, author, text, state, at, automatic, attachments } = entry
  const by = kind === 'visitor' ? visitor : (author?.name ?? t('nameless'))
  if (kind === 'state')
    return <Line kind={kind} by={by} at={at} text={t(`became.${state ?? 'new'}`)} />
  if (kind === 'handler')
    return <Line kind={kind} by={by} at={at} text={t('given', { name: text || t('nameless') })} />
  return (
    <Line
      kind={kind}
      by={by}
      at={at}
      text={text}
      label={automatic ? t('automatic') : kind === 'note' ? t('noteLabel') : undefined}
      files={attachments}
    />
  )
}

interface LineProps {
  kind: LeadEntry['kind']
  by: string
  at: string
  text: string
  label?: string | undefined
  files?: readonly string[]
}

function Line({ kind, by, at, text, label, files = [] }: LineProps) {
  const { t } = useTranslation('leads')
  const language = useLanguage()
  return (
    <li className="leads__entry" data-kind={kind}>
      <p className="leads__note">
        <bdi>{by}</bdi>
        {label && ` · ${label}`} · <time dateTime={at}>{formatMoment(language, at)}</time>
      </p>
      {text && (
        <p className="leads__text" dir="auto">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <p className="leads__note">
          {t('files')} <bdi>{files.join(', ')}</bdi>
        </p>
      )}
    </li>
  )
}
