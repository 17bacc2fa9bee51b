import { ApiFailure } from '@manzil/api-client/result'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation.ts'

interface LoadedProps<T> {
  query: UseQueryResult<T, Error>
  /** Of the shape of what is coming. */
  skeleton: ReactNode
  /** Instead of the failure, for one that is no fault: an unknown id. */
  failure?: (cause: Error) => ReactNode | undefined
  children: (data: T) => ReactNode
}

/** What a call answers: its shape while it is under way, and a second try where it failed. */
export function Loaded<T>({ query, skeleton, failure, children }: LoadedProps<T>) {
  const { t } = useTranslation()
  const { data, error } = query
  if (data !== undefined) return children(data)
  if (!error)
    return (
      <div aria-busy="true" data-arriving>
        <p role="status" className="mz-visually-hidden">
          {t('loading')}
        </p>
        {skeleton}
      </div>
    )
  const instead = failure?.(error)
  if (instead !== undefined) return instead
  const reference = error instanceof ApiFailure ? error.error.requestId : null
  return (
    <ErrorState
      title={t('failed.title')}
      text={error.message}
      {...(reference && { reference: t('failed.reference', { id: reference }) })}
      actions={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
