import type { UserAccount } from '@manzil/api-client/generated/types.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { updateUser } from '../../../session/session-store.ts'
import { profileQuery } from './profile-query.ts'

/** Puts what the server answered of the account everywhere that shows it: page, sidebar, header. */
export function useShowAccount(): (account: UserAccount) => void {
  const client = useQueryClient()
  return useCallback(
    (account) => {
      client.setQueryData(profileQuery().queryKey, { data: account })
      updateUser(account)
    },
    [client],
  )
}
