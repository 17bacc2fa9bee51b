import type { ChatPropertyResultsMessage } from '@manzil/api-client/generated/types.gen'
import { CHAT_MAX_FEATURES } from '@manzil/domain/limits'
import { PropertyResults } from '@manzil/ui/chat/PropertyResults/PropertyResults'
import { countResultLines, type FeatureTexts } from '@manzil/ui/result-lines'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import type { MessageTime } from './message-time.ts'
import { useResultProperty } from './use-result-property.tsx'
import { useReveal } from './use-reveal.ts'

interface PropertiesFoundProps {
  message: ChatPropertyResultsMessage
  live: boolean
  time: MessageTime
}

/** Properties that the assistant found: at once from the history, line by line when live. */
export function PropertiesFound({ message, live, time }: PropertiesFoundProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const follow = useFollowLink()
  const toProperty = useResultProperty()
  const { data, done, link, totalProperties } = message
  const properties = data.map(toProperty)
  const features: FeatureTexts = {
    label: t('property.features'),
    separator: t('property.listSeparator'),
    more: (named) => t('property.more', { features: named }),
    limit: CHAT_MAX_FEATURES,
  }
  const { shown, showAll } = useReveal(countResultLines(properties, features, link !== ''), live)
  return (
    <PropertyResults
      sender={name}
      {...time}
      header={message.message || t('property.header', { location: '' })}
      count={message.subMessage || t('property.count', { count: totalProperties })}
      properties={properties}
      features={features}
      linkText={t('property.viewDetails')}
      all={
        link === ''
          ? undefined
          : { href: link, text: message.linkText || t('property.viewListing') }
      }
      closing={done && t('property.closing')}
      revealed={shown}
      onShowAll={showAll}
      showAllLabel={t('property.showAll')}
      onFollow={follow}
    />
  )
}
