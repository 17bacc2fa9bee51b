import { readPropertyQuery } from '@manzil/domain/property-search'
import { RecentSearches } from '@manzil/ui/listing/RecentSearches/RecentSearches'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useLazyWithTexts } from '../../loading/lazy-with-texts.ts'
import RecentlyViewed from '../../property/choosing/RecentlyViewed.tsx'
import { useQueryWords } from '../../property/use-query-words.ts'
import { paths } from '../../routing/paths.ts'
import { useAccount } from '../../session/session-store.ts'
import { readStored } from '../../storage/local-storage.ts'
import { forgetSearch, forgetSearches, useRecentSearches } from '../../stores/recent-searches.ts'
import { LikedHere } from './LikedHere.tsx'

const news = { load: () => import('./SavedNews.tsx'), texts: ['saved'] } as const

/** What the visitor searched for and looked at before; each can be forgotten. */
export default function RecentSection() {
  // The searches of an account are there in every browser, also where none was saved.
  const isMember = useAccount() !== null
  const saved = useLazyWithTexts(news, isMember || readStored('savedSearches') !== null)
  const [hadSearches] = useState(useRecentSearches().length > 0)
  return (
    <>
      {saved.kind === 'ready' && <saved.Part />}
      {hadSearches && <Searches />}
      <LikedHere />
      <RecentlyViewed className="home__section" />
    </>
  )
}

function Searches() {
  const { t } = useTranslation('search')
  const addresses = useRecentSearches()
  const searches = useMemo(
    () =>
      addresses.map((address) => ({
        address,
        query: readPropertyQuery(new URLSearchParams(address)),
      })),
    [addresses],
  )
  const words = useQueryWords(useMemo(() => searches.map(({ query }) => query), [searches]))
  if (!words) return null
  return (
    <div className="home__section">
      <RecentSearches
        searches={searches.map(({ address, query }) => {
          const label = words(query) || t('recent.all')
          return {
            id: address,
            href: paths.propertyListing(query),
            label,
            removeLabel: t('recent.remove', { search: label }),
          }
        })}
        onRemove={forgetSearch}
        onClear={forgetSearches}
        texts={{ title: t('recent.title'), clear: t('recent.clear'), none: t('recent.none') }}
      />
    </div>
  )
}
