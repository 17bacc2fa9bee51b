import { assessProperty } from '@manzil/api-client/generated/own-property-calls.gen'
import type {
  PropertyAssessment,
  PropertyDraftContent,
} from '@manzil/api-client/generated/types.gen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../api/api.ts'
import { useSettled } from '../../../../property/use-settled.ts'
import { assessmentFormOf } from './assessment-form.ts'

/** Nobody is asked about a value that is still being typed, in ms. */
const PAUSE = 900

/** What the server says of the form as it is; what it said before while it is asked again. */
export function useAssessment(
  content: PropertyDraftContent,
  propertyId: string | null,
): PropertyAssessment | undefined {
  const asked = useSettled(JSON.stringify(assessmentFormOf(content, propertyId)), PAUSE)
  const body = useMemo((): ReturnType<typeof assessmentFormOf> => JSON.parse(asked), [asked])
  const { data } = useQuery({
    queryKey: ['assessProperty', body],
    // It is advice: where it cannot be had, the form goes on without it.
    queryFn: async () => {
      const result = await assessProperty(api, { body })
      return result.ok ? result.data.data : null
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? undefined
}
