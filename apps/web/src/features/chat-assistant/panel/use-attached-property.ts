import { useTranslation } from '../../../language/use-translation.ts'
import { setChatProperty, useChatProperty } from '../../../stores/chat-property.ts'
import { type Attached, ideasOf } from './attached.ts'
import { say } from './say.ts'

const ideas = ['price', 'viewing', 'furnished'] as const

/** The property of the page that the next message is about: a chip over the input, and what to ask. */
export function useAttachedProperty(): Attached | undefined {
  const { t } = useTranslation('chat')
  const property = useChatProperty()
  if (property === null) return undefined
  const { id, title } = property
  return {
    criteria: {
      label: t('about.label'),
      items: [{ id, text: t('about.home', { title }), removeLabel: t('about.homeRemove') }],
      onRemove: () => setChatProperty(null),
    },
    ideas: {
      label: t('about.homeIdeas'),
      actions: ideasOf(ideas.map((idea) => t(`about.homeIdea.${idea}`))),
      onChoose: say,
    },
    placeholder: t('about.homePlaceholder'),
  }
}
