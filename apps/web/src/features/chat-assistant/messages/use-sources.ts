import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { BubbleSourcesProps } from '@manzil/ui/ChatBubble/BubbleSources'
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

/** Where the figures of an answer come from: source, field and day of each. */
export function useSources(rows: readonly Evidence[]): BubbleSourcesProps {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  const onFollow = useFollowLink()
  const detailOf = ({ source, field, as_of: asOf }: Evidence): string => {
    const knownSource = sources.find((name) => name === source)
    const knownField = fields.find((name) => name === field)
    return [
      knownSource ? t(`evidence.source.${knownSource}`) : source,
      knownField ? t(`evidence.field.${knownField}`) : field.replaceAll('_', ' '),
      ...(asOf === null ? [] : [t('messages.asOf', { date: date(asOf) })]),
    ].join(' · ')
  }
  return {
    summary: t('messages.sources', { count: rows.length }),
    items: rows.map((row, place) => ({
      id: String(place),
      claim: row.claim,
      detail: detailOf(row),
      ...(row.listing_id !== null && { href: paths.propertyDetails(row.listing_id) }),
    })),
    onFollow,
  }
}
