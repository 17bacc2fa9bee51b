import { getCurrentUserQuery } from '@manzil/api-client/generated/account-queries.gen'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { updateUser } from '../../session/session-store.ts'

/** Fetches the account when the dashboard appears: it may have changed elsewhere. */
export function useFreshUser(id: string | undefined): void {
  const { data } = useQuery({
    ...getCurrentUserQuery(api),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
  const fresh = data?.data
  useEffect(() => {
    if (fresh && fresh._id === id) updateUser(fresh)
  }, [fresh, id])
}
