import type { ChatTextMessage, Evidence } from '@manzil/api-client/generated/types.gen'
import type { BubbleSource, BubbleSourcesProps } from '@manzil/ui/chat/ChatBubble/BubbleSources'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { groupEvidence, type NumberedEvidence } from '../conversation/group-evidence.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { useEvidenceNames } from './use-evidence-names.ts'

/** Where the figures of an answer come from: those of one row together, with its day. */
export function useSources({ evidence = [], comparison }: ChatTextMessage): BubbleSourcesProps {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  const onFollow = useFollowLink()
  const names = useEvidenceNames(evidence)
  const groups = groupEvidence(evidence)

  /** A property that is compared is known by the head of its column. */
  const columnOf = ({ listing_id: id }: Evidence): string | undefined =>
    id === null ? undefined : comparison?.columns.find(({ link }) => link?.includes(id))?.title
  const itemOf = (id: string, first: NumberedEvidence, rows: NumberedEvidence[]): BubbleSource => {
    const title = rows.find(({ listing_id, field }) => listing_id !== null && field === 'title')
    return {
      id,
      title: title?.claim ?? columnOf(first) ?? names.source(first),
      detail: first.as_of === null ? undefined : t('messages.asOf', { date: date(first.as_of) }),
      link: linkOf(first),
      figures: rows
        .filter((row) => row !== title)
        .map((row) => ({ id: row.id, claim: row.claim, name: names.field(row) })),
    }
  }
  const linkOf = ({ listing_id: property, link }: Evidence): BubbleSource['link'] => {
    if (property !== null) return { href: link ?? paths.propertyDetails(property) }
    if (link === undefined) return undefined
    const isSearch = link.startsWith(paths.propertyListing())
    return { href: link, text: t(isSearch ? 'evidence.see' : 'evidence.open') }
  }
  return {
    summary: t('messages.sources', { count: groups.length }),
    items: groups.map(({ id, first, rows }) => itemOf(id, first, rows)),
    onFollow,
  }
}
