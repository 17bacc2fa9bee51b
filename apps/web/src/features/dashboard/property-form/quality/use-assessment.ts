import { assessProperty } from '@manzil/api-client/generated/own-property-calls.gen'
import type {
  PropertyAssessment,
  PropertyAssessmentForm,
  PropertyDraftContent,
} from '@manzil/api-client/generated/types.gen'
import { useEffect, useState } from 'react'
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
  const [told, setTold] = useState<PropertyAssessment>()
  // The text stays the same where nothing that matters was changed.
  const asked = useSettled(JSON.stringify(assessmentFormOf(content, propertyId)), PAUSE)
  useEffect(() => {
    let isLate = false
    const ask = async () => {
      const body: PropertyAssessmentForm = JSON.parse(asked)
      const result = await assessProperty(api, { body })
      // It is advice: where it cannot be had, the form goes on without it.
      if (result.ok && !isLate) setTold(result.data.data)
    }
    void ask()
    return () => {
      isLate = true
    }
  }, [asked])
  return told
}
