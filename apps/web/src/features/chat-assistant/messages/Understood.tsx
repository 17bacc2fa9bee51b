import type { ChatSearch } from '@manzil/api-client/generated/types.gen'
import { formatList } from '@manzil/i18n/format-list'
import { ChatUnderstood } from '@manzil/ui/chat/ChatUnderstood/ChatUnderstood'
import { UnderstoodLine } from '@manzil/ui/chat/ChatUnderstood/UnderstoodLine'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { useLazyWithTexts } from '../../../loading/lazy-with-texts.ts'
import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import { paths } from '../../../routing/paths.ts'
import { isAwaiting } from '../conversation/conversation.ts'
import { newestSearch } from '../conversation/newest-search.ts'
import { chat } from '../panel/chat.ts'
import { useChat } from '../panel/use-chat.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { useSearchParts } from '../panel/use-search-parts.ts'
import { isChangeable } from './search-choices.ts'
import { useAskFor } from './use-ask-for.ts'

interface UnderstoodProps {
  /** Id of the answer. */
  id: string
  search: ChatSearch
}

/** What an answer rests on: chips under the newest one, a quiet line under those before. */
export function Understood({ id, search }: UnderstoodProps) {
  const { conversation } = useChat()
  return newestSearch(conversation) === id ? (
    <UnderstoodChips search={search} />
  ) : (
    <EarlierSearch search={search} />
  )
}

const excludedId = 'excluded:'

/** Fetched with the first part that is to be changed. */
const editor = {
  load: async () => ({ default: (await import('./UnderstoodEditor.tsx')).UnderstoodEditor }),
  texts: ['listing'],
} as const

function UnderstoodChips({ search }: { search: ChatSearch }) {
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
    >
      <OpenAsSearch search={search} />
    </ChatUnderstood>
  )
}

function EarlierSearch({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('chat')
  const { parts } = useSearchParts(search.query)
  const words = [
    ...(parts ?? []).map(({ text }) => text),
    ...search.excluded.map((name) => t('understood.excluded', { name })),
  ]
  if (!parts || words.length === 0) return null
  return <UnderstoodLine>{words.join(' · ')}</UnderstoodLine>
}

/** Fetched with the first search that was understood. */
const saving = { load: () => import('./SaveUnderstood.tsx'), texts: ['listing'] } as const

/** Leads to the listing page, and keeps the search. Neither has exclusions, which is told. */
function OpenAsSearch({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const onFollow = useFollowLink()
  const save = useLazyWithTexts(saving)
  const address = search.query === '' ? '' : `?${search.query}`
  return (
    <>
      <TextLink href={`${paths.propertyListing()}${address}`} onClick={onFollow}>
        {t('understood.open')}
      </TextLink>
      {save.kind === 'ready' && <save.Part query={search.query} />}
      {search.excluded.length > 0 && (
        <p>{t('understood.cannotExclude', { names: formatList(language, search.excluded) })}</p>
      )}
    </>
  )
}
