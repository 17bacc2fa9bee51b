import type { ChatPropertyResultsMessage } from '@manzil/api-client/generated/types.gen'
import { CHAT_MAX_FEATURES } from '@manzil/domain/limits'
import { PropertyResults } from '@manzil/ui/chat/PropertyResults/PropertyResults'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { countResultLines, type FeatureTexts } from '@manzil/ui/result-lines'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { comparedProperties, MOST_COMPARED } from '../../../stores/property-lists.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { useResultProperty } from './use-result-property.tsx'
import { useReveal } from './use-reveal.ts'

export interface PropertiesFoundProps {
  message: ChatPropertyResultsMessage
  live: boolean
}

/** Properties that the assistant found: at once from the history, line by line when live. */
export default function PropertiesFound({ message, live }: PropertiesFoundProps) {
  const { t } = useTranslation('chat')
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
      actions={<CompareChosen onFollow={follow} />}
      closing={done && t('property.closing')}
      revealed={shown}
      onShowAll={showAll}
      showAllLabel={t('property.showAll')}
      onFollow={follow}
    />
  )
}

/** Leads to what was ticked, wherever the page has no shelf for it: two are the fewest to compare. */
function CompareChosen({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('choosing')
  const { number } = useFormats()
  const ids = comparedProperties.use()
  if (ids.length < 2) return null
  const chosen = t('compare.chosen', { count: number(ids.length), most: number(MOST_COMPARED) })
  return (
    <TextLink href={paths.compare(ids)} onClick={onFollow}>
      {`${t('compare.add')} · ${chosen}`}
    </TextLink>
  )
}
