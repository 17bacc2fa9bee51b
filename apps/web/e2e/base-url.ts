import { inject } from 'vitest'

/** Where the server of this worker answers. */
export function baseUrl(): string {
  const worker = Number(process.env.VITEST_POOL_ID)
  const url = inject('baseUrls')[worker - 1]
  if (url === undefined) throw new Error(`there is no server for worker ${worker}`)
  return url
}
