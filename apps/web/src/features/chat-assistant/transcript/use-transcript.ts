import type { ChatProperty, Evidence } from '@manzil/api-client/generated/types.gen'
import { directionOf } from '@manzil/i18n/languages'
import { useAssistantName, useBrandName } from '../../../language/use-brand.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { absoluteAddress } from '../../../routing/absolute-address.ts'
import { paths } from '../../../routing/paths.ts'
import { dayOf, formatChatDay, formatChatTime } from '../conversation/chat-time.ts'
import { groupByDay } from '../conversation/day-groups.ts'
import { displayItems } from '../conversation/display-items.ts'
import { useEvidenceNames } from '../messages/use-evidence-names.ts'
import { usePropertyFacts } from '../messages/use-property-facts.ts'
import { useWords } from '../messages/use-words.ts'
import { useChat } from '../panel/use-chat.ts'
import { saveText } from './save-text.ts'
import { type TranscriptWords, writeTranscript } from './write-transcript.ts'

/** Saves what has been said as a text file, in the language of the page; needs no connection. */
export function useTranscript(): { onSave: () => void; disabled: boolean } {
  const { conversation, clockSkew } = useChat()
  const words = useTranscriptWords()
  const name = useAssistantName()
  const onSave = () => {
    const now = Date.now() + clockSkew
    const items = displayItems(conversation, { openedAt: Date.now(), skew: clockSkew })
    const days = groupByDay(items, ({ time }) => time, now)
    saveText(`${name}-${dayOf(now)}.txt`, writeTranscript(days, words(now)))
  }
  const { entries, outgoing } = conversation
  return { onSave, disabled: entries.length === 0 && outgoing.length === 0 }
}

function useTranscriptWords(): (now: number) => TranscriptWords {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const [brand, name] = [useBrandName(), useAssistantName()]
  const { date } = useFormats()
  const facts = usePropertyFacts()
  const said = useWords()
  const { conversation } = useChat()
  const names = useEvidenceNames(
    conversation.entries.flatMap(({ message }) =>
      message.type === 'text' ? (message.evidence ?? []) : [],
    ),
  )

  const propertyLines = (property: ChatProperty): string[] => {
    const features = property.features.join(t('property.listSeparator'))
    return [
      ...facts(property),
      ...(features === '' ? [] : [{ label: t('property.features'), value: features }]),
    ].map(({ label, value }) => `${label}: ${value}`)
  }
  const source = (row: Evidence): string => {
    const { claim, as_of, listing_id, link } = row
    const route = link ?? (listing_id === null ? null : paths.propertyDetails(listing_id))
    return [
      claim,
      names.source(row),
      names.field(row),
      as_of === null ? '' : t('messages.asOf', { date: date(as_of) }),
      route === null ? '' : absoluteAddress(route),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (now) => ({
    isRightToLeft: directionOf(language) === 'rtl',
    title: [
      `${t('transcript.title', { name })} · ${brand}`,
      t('transcript.saved', { date: date(new Date(now).toISOString()) }),
      window.location.origin,
    ],
    day: (group) => formatChatDay(language, group.time),
    time: (ms) => formatChatTime(language, ms),
    you: t('messages.you'),
    assistant: name,
    greeting: t('greeting', { name }),
    unsent: t('transcript.unsent'),
    stopped: t('messages.stopped'),
    sources: t('transcript.sources'),
    said,
    propertyLines,
    count: ({ subMessage, totalProperties }) =>
      subMessage || t('property.count', { count: totalProperties }),
    source,
    address: absoluteAddress,
  })
}
