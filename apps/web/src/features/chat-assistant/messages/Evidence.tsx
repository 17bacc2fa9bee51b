import type { Evidence as EvidenceRow } from '@manzil/api-client/generated/types.gen'
import { Disclosure } from '@manzil/ui/Disclosure/Disclosure'
import { TextLink } from '@manzil/ui/TextLink/TextLink'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { paths } from '../../../routing/paths.ts'

/** Where the figures of an answer come from: small print that opens. */
export function Evidence({ rows }: { rows: readonly EvidenceRow[] }) {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  if (rows.length === 0) return null
  return (
    <Disclosure variant="source" summary={t('messages.sources', { count: rows.length })}>
      <ul className="chat-sources">
        {rows.map((row) => (
          <li key={`${row.listing_id} ${row.field} ${row.claim}`}>
            {row.listing_id === null ? (
              <span dir="auto">{row.claim}</span>
            ) : (
              <TextLink href={paths.propertyDetails(row.listing_id)} dir="auto">
                {row.claim}
              </TextLink>
            )}
            {` · ${row.source}, ${row.field}`}
            {row.as_of !== null && ` · ${t('messages.asOf', { date: date(row.as_of) })}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
