import type { Evidence as EvidenceRow } from '@manzil/api-client/generated/types.gen'
import { Disclosure } from '@manzil/ui/Disclosure/Disclosure'
import { TextLink } from '@manzil/ui/TextLink/TextLink'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { paths } from '../../../routing/paths.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'

/** Names that the assistant's own tools use; others are shown as they come. */
const sources = ['listing', 'search'] as const
const fields = [
  'title',
  'price',
  'size',
  'bedrooms',
  'bathrooms',
  'price_per_sqft',
  'listings',
  'total',
] as const

/** Where the figures of an answer come from: small print that opens. */
export function Evidence({ rows }: { rows: readonly EvidenceRow[] }) {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  const follow = useFollowLink()
  if (rows.length === 0) return null
  const wordsOf = ({ source, field, as_of: asOf }: EvidenceRow): string => {
    const knownSource = sources.find((name) => name === source)
    const knownField = fields.find((name) => name === field)
    return [
      knownSource ? t(`evidence.source.${knownSource}`) : source,
      knownField ? t(`evidence.field.${knownField}`) : field.replaceAll('_', ' '),
      ...(asOf === null ? [] : [t('messages.asOf', { date: date(asOf) })]),
    ].join(' · ')
  }
  return (
    <Disclosure variant="source" summary={t('messages.sources', { count: rows.length })}>
      <ul className="chat-sources">
        {rows.map((row, place) => (
          <li key={place}>
            {row.listing_id === null ? (
              <bdi>{row.claim}</bdi>
            ) : (
              <TextLink href={paths.propertyDetails(row.listing_id)} onClick={follow}>
                <bdi>{row.claim}</bdi>
              </TextLink>
            )}
            {` · ${wordsOf(row)}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
