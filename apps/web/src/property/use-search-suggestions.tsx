import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { listSearchSuggestionsQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { listSearchSuggestionsTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { SearchSuggestion } from '@manzil/api-client/generated/types.gen'
import { localPath } from '@manzil/domain/local-name'
import { type PropertyQuery, readPropertyQuery } from '@manzil/domain/property-search'
import type { SearchBoxProps } from '@manzil/ui/forms/SearchBox/SearchBox'
import { SearchIcon } from '@manzil/ui/foundations/icons/actions'
import { MapPinIcon, PlanIcon, UserIcon } from '@manzil/ui/foundations/icons/things'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/api.ts'
import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { useRecentSearches } from '../stores/recent-searches.ts'
import { matchPlaces } from './match-places.ts'
import { placeNamed } from './place-named.ts'
import { usePlaceTotals } from './use-place-totals.ts'
import { useQueryWords } from './use-query-words.ts'
import { useSettled } from './use-settled.ts'

/** The contract's own figure, which its type holds: the file of all such figures would come with the first page. */
const longest: typeof listSearchSuggestionsTexts.search = 200
/** A visitor who types is asked about at most this often, in ms. */
const PAUSE_MS = 200
/** Places to begin with. */
const POPULAR = 5

/** What a suggestion leads to. */
export type Choice =
  | { kind: 'page'; href: string }
  | { kind: 'place'; place: string; name: string }
  /** Filters to add to those that hold. */
  | { kind: 'query'; query: PropertyQuery }
  /** A whole search of before. */
  | { kind: 'recent'; query: PropertyQuery }

type Shown = SearchBoxProps['suggestions'][number] & { choice: Choice }

export interface SearchSuggestions
  extends Pick<SearchBoxProps, 'suggestions' | 'status' | 'texts'> {
  choiceOf: (id: string) => Choice | undefined
  /** The place that the text is the name of, and nothing else. */
  placeOf: (text: string) => string | undefined
}

const icons = {
  place: <MapPinIcon size={18} />,
  agent: <UserIcon size={18} />,
  agency: <UserIcon size={18} />,
  listing: <PlanIcon size={18} />,
  query: <SearchIcon size={18} />,
} as const satisfies Record<SearchSuggestion['kind'], unknown>

/**
 * What a text may mean, for a `SearchBox`: places, searches, people, properties; before anything is
 * typed, recent searches and the places with most properties.
 * @param held filters that a chosen search is added to: its own number of properties is then not true,
 *   and that of a place is counted anew
 */
export function useSearchSuggestions(text: string, held: PropertyQuery): SearchSuggestions {
  const { t } = useTranslation(['search', 'common'])
  const formats = useFormats()
  const language = useLanguage()
  const typed = text.trim().slice(0, longest)
  const settled = useSettled(typed, PAUSE_MS)
  const { data, isError, isFetching } = useQuery({
    ...listSearchSuggestionsQuery(api, { params: { query: { search: settled } } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const places = useQuery(listLocationsQuery(api)).data?.data
  const recents = useRecentSearches()
  const found = typed === '' ? undefined : data?.data
  const said = useMemo(
    () => [
      ...recents.map((address) => readPropertyQuery(new URLSearchParams(address))),
      ...(found ?? []).flatMap(({ query }) => query ?? []),
    ],
    [recents, found],
  )
  const words = useQueryWords(said)
  // As text: the caller makes it anew each time.
  const heldNames = Object.keys(held).join()
  const foundPlaces = useMemo(
    () => (found ?? []).flatMap(({ kind, id }) => (kind === 'place' ? [id] : [])),
    [found],
  )
  const totals = usePlaceTotals(foundPlaces, held)

  const shown = useMemo((): Shown[] => {
    const properties = (count: number) =>
      t('common:property.homes', { count, total: formats.number(count) })
    const local = language === 'en' || language === 'ar'
    const start = (): Shown[] => [
      ...recents.flatMap((address) => {
        const query = readPropertyQuery(new URLSearchParams(address))
        const label = words?.(query)
        if (!label) return []
        const choice = { kind: 'recent', query } as const
        return [{ id: address, label, icon: icons.query, group: t('groups.recent'), choice }]
      }),
      ...matchPlaces(places ?? [], '', POPULAR).map((place) => ({
        id: place._id,
        label: formats.name(place),
        ...(heldNames === '' && { detail: properties(place.listings_count) }),
        icon: icons.place,
        group: t('groups.popular'),
        choice: { kind: 'place', place: place._id, name: formats.name(place) } as const,
      })),
    ]
    const one = (each: SearchSuggestion): Shown[] => {
      const choice = choiceFor(each)
      if (!choice) return []
      const isArabic = language === 'ar'
      const path = each.location_path ?? []
      const finest = path.at(-1)
      const own = each.kind === 'place' && finest ? formats.name(finest) : undefined
      const name = own ?? ((isArabic && each.label_ar) || each.label)
      const label =
        each.query && each.kind === 'query' && !local ? (words?.(each.query) ?? name) : name
      const above = each.kind === 'place' && localPath(path.slice(0, -1), language)
      const where = above || (isArabic && each.detail_ar) || each.detail
      const query = each.query ?? {}
      const narrower = heldNames.split(',').some((name) => name !== '' && !(name in query))
      const total = each.kind === 'place' && heldNames !== '' ? totals.get(each.id) : each.count
      const isUntrue = each.kind === 'listing' || (choice.kind === 'query' && narrower)
      const count = isUntrue || total === undefined ? undefined : properties(total)
      const detail = [where, count].filter(Boolean).join(' · ')
      return [
        {
          id: `${each.kind}:${each.id}`,
          label,
          ...(detail && { detail }),
          icon: icons[each.kind],
          group: t(`groups.${each.kind}`),
          choice,
        },
      ]
    }
    if (typed === '') return start()
    return grouped((found ?? []).flatMap(one))
  }, [typed, found, recents, places, words, heldNames, totals, t, formats, language])

  const waits = settled !== typed || isFetching
  return {
    suggestions: shown,
    status: typed === '' ? 'idle' : isError ? 'failed' : waits ? 'loading' : 'ready',
    choiceOf: (id) => shown.find((each) => each.id === id)?.choice,
    placeOf: (text) => placeNamed(places ?? [], text)?._id,
    texts: {
      clear: t('clear'),
      loading: t('common:loading'),
      none: t('none'),
      failed: t('failed'),
      count: (count) => t('count', { count }),
    },
  }
}

function choiceFor({ kind, id, label, query, link }: SearchSuggestion): Choice | undefined {
  if (kind === 'place') return { kind, place: id, name: label }
  if (query) return { kind: 'query', query }
  return link ? { kind: 'page', href: link } : undefined
}

/** Those of a group together, groups in the order of their likeliest member. */
function grouped(all: readonly Shown[]): Shown[] {
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.flatMap((group) => all.filter((each) => each.group === group))
}
