import type { ViewingSlots } from '@manzil/api-client/generated/types.gen'
import { getViewingSlotsQuery } from '@manzil/api-client/generated/viewing-queries.gen'
import { dubaiClock, dubaiDay, dubaiInstant } from '@manzil/domain/time/dubai-days'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../api/api.ts'
import { useTranslation } from '../language/use-translation.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import type { EnquiryTarget } from './target.ts'

const slotsQuery = ({ id }: EnquiryTarget) =>
  getViewingSlotsQuery(api, { params: { path: { id } } })

const hasSlots = (target: EnquiryTarget, kind: EnquiryValues['kind']): boolean =>
  target.about === 'listing' && kind === 'viewing'

/**
 * Times that the agent of a property offers; `unknown` until the server has said whether there are any,
 * undefined where any may be asked for.
 */
export function useViewingSlots(
  target: EnquiryTarget,
  kind: EnquiryValues['kind'],
): ViewingSlots | 'unknown' | undefined {
  const enabled = hasSlots(target, kind)
  const { data, isPending } = useQuery({ ...slotsQuery(target), enabled })
  if (enabled && isPending) return 'unknown'
  return enabled && data?.data.offered ? data.data : undefined
}

/** Slots that are told as the nearest. */
const NEAREST = 3

/** What is wrong with the chosen time where times are offered, with the nearest that are free. */
export function useSlotErrors(target: EnquiryTarget) {
  const { t } = useTranslation('enquiry')
  const queryClient = useQueryClient()
  return useCallback(
    ({ kind, day, time }: EnquiryValues): { day?: string; time?: string } => {
      if (!hasSlots(target, kind)) return {}
      const { queryKey } = slotsQuery(target)
      const known = queryClient.getQueryData(queryKey)
      const status = queryClient.getQueryState(queryKey)?.status ?? 'pending'
      if (status === 'pending') return { day: t('offered.need') }
      if (!known?.data.offered) return {}
      const { slots } = known.data
      if (slots.length === 0) return { day: t('offered.full') }
      if (day === '') return { day: t('offered.need') }
      if (time === '') return { time: t('offered.need') }
      const wanted = dubaiInstant(day, time)
      if (slots.some((slot) => new Date(slot).getTime() === wanted.getTime())) return {}
      return { time: t('offered.gone', { times: nearest(slots, wanted).join(' · ') }) }
    },
    [t, queryClient, target],
  )
}

/** Reads the times anew, after somebody else has taken one. */
export function useFreshSlots(target: EnquiryTarget): () => void {
  const queryClient = useQueryClient()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: slotsQuery(target).queryKey }),
    [queryClient, target],
  )
}

function nearest(slots: readonly string[], wanted: Date): string[] {
  const away = (slot: string) => Math.abs(new Date(slot).getTime() - wanted.getTime())
  return [...slots]
    .sort((one, other) => away(one) - away(other))
    .slice(0, NEAREST)
    .sort()
    .map((slot) => `${dubaiDay(new Date(slot))} ${dubaiClock(new Date(slot))}`)
}

/** Days and times to choose from, of those that are offered. */
export function slotChoices({ slots }: ViewingSlots, day: string) {
  const instants = slots.map((slot) => new Date(slot))
  const days = [...new Set(instants.map((instant) => dubaiDay(instant)))]
  const times = instants
    .filter((instant) => dubaiDay(instant) === day)
    .map((instant) => dubaiClock(instant))
  return { days, times }
}
