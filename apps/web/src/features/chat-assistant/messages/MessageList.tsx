import { DateDivider } from '@manzil/ui/chat/DateDivider/DateDivider'
import { Fragment } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { formatChatDay } from '../conversation/chat-time.ts'
import { type DayGroup, groupByDay } from '../conversation/day-groups.ts'
import type { DisplayItem } from '../conversation/display-items.ts'
import { withResults } from '../conversation/with-results.ts'
import { Message } from './Message.tsx'

interface MessageListProps {
  items: readonly DisplayItem[]
  /** ms of the server's clock. */
  now: number
}

/** Messages under the headings of their days. */
export function MessageList({ items, now }: MessageListProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const heading = (group: DayGroup<DisplayItem>) =>
    group.heading === 'other' ? formatChatDay(language, group.time) : t(`messages.${group.heading}`)
  return groupByDay(items, (item) => item.time, now).map((group) => (
    <Fragment key={group.day}>
      <DateDivider text={heading(group)} isoDate={group.day} />
      {withResults(group.items).map(({ item, found }) => (
        <Message key={item.id} item={item} found={found} />
      ))}
    </Fragment>
  ))
}
