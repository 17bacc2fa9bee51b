import type { ApiError } from '@manzil/api-client/result'
import { useCallback } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { type FailureOptions, tellFailure } from './tell-failure.ts'

/** Tells what a failed call means, in the language of the page. */
export function useFailure(): (error: ApiError, options?: FailureOptions) => void {
  const { t } = useTranslation()
  return useCallback((error, options) => tellFailure(t, error, options), [t])
}
