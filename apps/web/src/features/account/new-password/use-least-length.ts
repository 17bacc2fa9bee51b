import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { PASSWORD_MIN_LENGTH } from '@manzil/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

/** Least characters of a new password: the site's own number, the specification's until it is known. */
export function useLeastLength(): number {
  const { data } = useQuery(getSiteStatusQuery(api))
  return data?.data.password_min_length ?? PASSWORD_MIN_LENGTH
}
