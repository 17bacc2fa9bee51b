import type { ChatSearch } from '@manzil/api-client/generated/types.gen'
import { ChatUnderstood } from '@manzil/ui/chat/ChatUnderstood/ChatUnderstood'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import { isAwaiting } from '../conversation/conversation.ts'
import { isChangeable } from '../conversation/search-choices.ts'
import { chat } from './chat.ts'
import { useAskFor } from './use-ask-for.ts'
import { useChat } from './use-chat.ts'
import { useSearchParts } from './use-search-parts.ts'

const excludedId = 'excluded:'

/** Fetched with the first part that is to be changed. */
const editor = {
  load: async () => ({
    default: (await import('./UnderstoodEditor.tsx')).UnderstoodEditor,
  }),
  texts: ['listing'],
} as const

/** What the newest answer rests on, above the input: each part can be changed or taken back. */
export function UnderstoodChips({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('chat')
  const { session, conversation } = useChat()
  const { query, parts } = useSearchParts(search.query)
  const [editing, setEditing] = useState<string | null>(null)
  const Editor = useLazyOverlay(editing !== null, editor, () => setEditing(null))
  const { change, remove } = useAskFor(query)
  const excluded = search.excluded.map((name) => ({
    id: excludedId + name,
    text: t('understood.excluded', { name }),
    removeLabel: t('understood.allow', { name }),
    excludes: true,
  }))
  if (!parts || parts.length + excluded.length === 0) return null
  const edited = parts.find((part) => part.id === editing)
  const takeBack = (id: string) => {
    const part = parts.find((each) => each.id === id)
    if (part) remove(part)
    else chat.send(t('understood.fine', { name: id.slice(excludedId.length) }))
  }
  return (
    <ChatUnderstood
      label={t('understood.label')}
      parts={[
        ...parts.map(({ id, text }) => ({
          id,
          text,
          removeLabel: t('understood.remove', { part: text }),
          ...(isChangeable(id) && { changeLabel: t('understood.change', { part: text }) }),
        })),
        ...excluded,
      ]}
      disabled={session === null || isAwaiting(conversation)}
      editing={Editor && editing}
      onEdit={setEditing}
      onRemove={takeBack}
      editor={
        Editor &&
        edited && (
          <Editor
            key={edited.id}
            id={edited.id}
            query={query}
            label={t('understood.instead', { part: edited.text })}
            onChoose={(text, wanted) => {
              setEditing(null)
              change(text, wanted)
            }}
          />
        )
      }
    />
  )
}
