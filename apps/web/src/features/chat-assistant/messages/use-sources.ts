import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { BubbleSourcesProps } from '@manzil/ui/ChatBubble/BubbleSources'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { paths } from '../../../routing/paths.ts'
import { readField, readSource } from '../conversation/evidence-names.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'

/** Where the figures of an answer come from: source, field and day of each. */
export function useSources(rows: readonly Evidence[]): BubbleSourcesProps {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  const onFollow = useFollowLink()
  const detailOf = (row: Evidence): string => {
    const source = readSource(row.source)
    const field = readField(row.field)
    return [
      [source.key ? t(`evidence.source.${source.key}`) : '', source.rest],
      [field.key ? t(`evidence.field.${field.key}`) : '', field.rest],
      [row.as_of === null ? '' : t('messages.asOf', { date: date(row.as_of) })],
    ]
      .map((words) => words.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(' · ')
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
