import { useTranslation } from 'react-i18next'
import { setChatHome, useChatHome } from '../../../stores/chat-home.ts'
import type { Attached } from './attached.ts'
import { say } from './say.ts'

const ideas = ['price', 'viewing', 'furnished'] as const

/** The home of the page that the next message is about: a chip over the input, and what to ask. */
export function useAttachedHome(): Attached | undefined {
  const { t } = useTranslation('chat')
  const home = useChatHome()
  if (home === null) return undefined
  const { id, title } = home
  return {
    criteria: {
      label: t('about.label'),
      items: [{ id, text: t('about.home', { title }), removeLabel: t('about.homeRemove') }],
      onRemove: () => setChatHome(null),
    },
    ideas: {
      label: t('about.homeIdeas'),
      items: ideas.map((idea) => t(`about.homeIdea.${idea}`)),
      onChoose: say,
    },
    placeholder: t('about.homePlaceholder'),
  }
}
