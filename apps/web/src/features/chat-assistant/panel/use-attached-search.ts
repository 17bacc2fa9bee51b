import { useTranslation } from '../../../language/use-translation.ts'
import { setChatSearch, useChatSearch } from '../../../stores/chat-search.ts'
import { type Attached, ideasOf } from './attached.ts'
import { say } from './say.ts'
import { useSearchParts } from './use-search-parts.ts'

const ideas = ['show', 'cost', 'cheapest'] as const

/** The search that the next message is about: a chip over the input, and what could be asked. */
export function useAttachedSearch(): Attached | undefined {
  const { t } = useTranslation('chat')
  const search = useChatSearch()
  const { parts } = useSearchParts(search)
  if (search === null || !parts) return undefined
  const words = parts.map(({ text }) => text).join(' · ') || t('about.all')
  return {
    criteria: {
      label: t('about.label'),
      items: [
        { id: search, text: t('about.chip', { search: words }), removeLabel: t('about.remove') },
      ],
      onRemove: () => setChatSearch(null),
    },
    ideas: {
      label: t('about.ideas'),
      actions: ideasOf(ideas.map((idea) => t(`about.idea.${idea}`))),
      onChoose: say,
    },
    placeholder: t('about.placeholder'),
  }
}
