import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { Location } from '@manzil/api-client/generated/types.gen'
import type { SearchBoxProps } from '@manzil/ui/forms/SearchBox/SearchBox'
import { MapPinIcon } from '@manzil/ui/foundations/icons/things'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { api } from '../api/api.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { matchPlaces } from './match-places.ts'

/** Suggestions at once. */
const COUNT = 8

interface PlaceSuggestions extends Pick<SearchBoxProps, 'suggestions' | 'status'> {
  /** The place of a suggestion. */
  placeOf: (id: string) => Location | undefined
}

/** Places that fit what is typed, for a `SearchBox`. */
export function usePlaceSuggestions(text: string): PlaceSuggestions {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data, isError } = useQuery(listLocationsQuery(api))
  const wanted = useDeferredValue(text)
  const places = data?.data
  return useMemo(() => {
    const byId = new Map(places?.map((place) => [place._id, place]))
    const suggestions = matchPlaces(places ?? [], wanted, COUNT).map((place) => {
      const parent = place.parent_id === null ? undefined : byId.get(place.parent_id)
      const count = t('property.homes', {
        count: place.listings_count,
        total: formats.number(place.listings_count),
      })
      return {
        id: place._id,
        label: formats.name(place),
        detail: parent ? `${formats.name(parent)} · ${count}` : count,
        icon: <MapPinIcon size={18} />,
      }
    })
    const status = isError ? 'failed' : places ? 'ready' : 'loading'
    return { suggestions, status, placeOf: (id: string) => byId.get(id) }
  }, [places, isError, wanted, t, formats])
}
