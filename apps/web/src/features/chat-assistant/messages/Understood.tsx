import type { ChatSearch } from '@manzil/api-client/generated/types.gen'
import { formatList } from '@manzil/i18n/format-list'
import { SearchFoot } from '@manzil/ui/chat/ChatUnderstood/SearchFoot'
import { UnderstoodLine } from '@manzil/ui/chat/ChatUnderstood/UnderstoodLine'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLazyWithTexts } from '../../../loading/lazy-with-texts.ts'
import { paths } from '../../../routing/paths.ts'
import { newestSearch } from '../conversation/newest-search.ts'
import { useChat } from '../panel/use-chat.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { useSearchParts } from '../panel/use-search-parts.ts'

interface UnderstoodProps extends OpenAsSearchProps {
  /** Id of the answer. */
  id: string
}

/** What can be done with the search of the newest answer; under those before, what it was in a quiet line. */
export function Understood({ id, ...search }: UnderstoodProps) {
  const { conversation } = useChat()
  return newestSearch(conversation)?.id === id ? (
    <OpenAsSearch {...search} />
  ) : (
    <EarlierSearch search={search.search} />
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

interface OpenAsSearchProps {
  search: ChatSearch
  /** The properties above lead to the listing page already. */
  isLinked: boolean
}

/** Leads to the listing page, and keeps the search. Neither has exclusions, which is told. */
function OpenAsSearch({ search, isLinked }: OpenAsSearchProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const onFollow = useFollowLink()
  const save = useLazyWithTexts(saving)
  const address = search.query === '' ? '' : `?${search.query}`
  return (
    <SearchFoot>
      {!isLinked && (
        <TextLink href={`${paths.propertyListing()}${address}`} onClick={onFollow}>
          {t('understood.open')}
        </TextLink>
      )}
      {save.kind === 'ready' && <save.Part query={search.query} />}
      {search.excluded.length > 0 && (
        <p>{t('understood.cannotExclude', { names: formatList(language, search.excluded) })}</p>
      )}
    </SearchFoot>
  )
}
