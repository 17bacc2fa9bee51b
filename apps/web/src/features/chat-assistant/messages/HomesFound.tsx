import type { ChatPropertyResultsMessage } from '@manzil/api-client/generated/types.gen'
import { CHAT_MAX_FEATURES } from '@manzil/domain/limits'
import { PropertyResults } from '@manzil/ui/chat/PropertyResults/PropertyResults'
import { countResultLines, type FeatureTexts } from '@manzil/ui/result-lines'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import type { MessageTime } from './Message.tsx'
import { useResultHome } from './use-result-home.tsx'
import { useReveal } from './use-reveal.ts'

interface HomesFoundProps {
  message: ChatPropertyResultsMessage
  live: boolean
  time: MessageTime
}

/** Homes that the assistant found: at once from the history, line by line when live. */
export function HomesFound({ message, live, time }: HomesFoundProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const follow = useFollowLink()
  const toHome = useResultHome()
  const { data, done, link, totalProperties } = message
  const homes = data.map(toHome)
  const features: FeatureTexts = {
    label: t('property.features'),
    separator: t('property.listSeparator'),
    more: (named) => t('property.more', { features: named }),
    limit: CHAT_MAX_FEATURES,
  }
  const { shown, showAll } = useReveal(countResultLines(homes, features, link !== ''), live)
  return (
    <PropertyResults
      sender={name}
      {...time}
      header={message.message || t('property.header', { location: '' })}
      count={message.subMessage || t('property.count', { count: totalProperties })}
      homes={homes}
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
