import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../api/query-client.ts'
import { serve } from '../../../../test/serve.ts'
import { useDraftFacets } from '../sheet/use-draft-facets.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('has no number for a draft that is still being typed, and its figures of before meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { data } = fixtures.getSearchFacets()
  const calls = serve({
    'GET /property/get-search-facets-for-users': { body: { data: { ...data, total: 12 } } },
  })
  const queryClient = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(
    ({ address }) => useDraftFacets(new URLSearchParams(address)),
    { initialProps: { address: 'purpose=rent' }, wrapper },
  )
  await waitFor(() => expect(result.current.total).toBe(12))
  rerender({ address: 'purpose=sale' })
  expect(calls).toHaveLength(1)
  expect(result.current.total).toBeUndefined()
  expect(result.current.facets?.total).toBe(12)
  await act(() => vi.advanceTimersByTimeAsync(300))
  await waitFor(() => expect(result.current.total).toBe(12))
  expect(calls).toHaveLength(2)
})
