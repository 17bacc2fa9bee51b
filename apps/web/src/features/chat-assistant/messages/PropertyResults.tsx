import type { ChatPropertyResultsMessage } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/Button/Button'
import { ChatBubble } from '@manzil/ui/ChatBubble/ChatBubble'
import { TextLink } from '@manzil/ui/TextLink/TextLink'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { countResultLines, propertyLines } from '../conversation/property-lines.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { PropertyResult } from './PropertyResult.tsx'
import { useReveal } from './use-reveal.ts'

interface PropertyResultsProps {
  message: ChatPropertyResultsMessage
  live: boolean
  time: string
  isoTime: string
}

/** Homes that the assistant found: header, count, each home's lines, the way to all, a last word. */
export function PropertyResults({ message, live, time, isoTime }: PropertyResultsProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const follow = useFollowLink()
  const { data, done, link, totalProperties } = message
  const total = countResultLines(data, link !== '')
  const { shown, showAll } = useReveal(total, live)
  const complete = shown >= total
  let used = 2
  return (
    <div className="chat-results" aria-busy={!complete}>
      <ChatBubble side="bot" sender={name} time={time} isoTime={isoTime}>
        {message.message || t('property.header', { location: '' })}
        {shown > 1 && (
          <strong className="chat-results__count">
            {message.subMessage || t('property.count', { count: totalProperties })}
          </strong>
        )}
      </ChatBubble>
      {data.map((property) => {
        const lines = propertyLines(property)
        const visible = Math.max(0, Math.min(lines.length, shown - used))
        used += lines.length
        return visible > 0 ? (
          <PropertyResult key={property._id} property={property} lines={lines.slice(0, visible)} />
        ) : null
      })}
      {complete && link !== '' && (
        <TextLink href={link} onClick={follow}>
          {message.linkText || t('property.viewListing')}
        </TextLink>
      )}
      {complete && done && <p className="chat-results__closing">{t('property.closing')}</p>}
      {!complete && (
        <Button variant="link" size="sm" onClick={showAll}>
          {t('property.showAll')}
        </Button>
      )}
    </div>
  )
}
