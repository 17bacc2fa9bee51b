import { inject, type ProvidedContext } from 'vitest'

/** The server of this worker. */
function ownServer(): ProvidedContext['servers'][number] {
  const worker = Number(process.env.VITEST_POOL_ID)
  const server = inject('servers')[worker - 1]
  if (server === undefined) throw new Error(`there is no server for worker ${worker}`)
  return server
}

/** Where the server of this worker answers. */
export const baseUrl = (): string => ownServer().baseUrl

/** Where the server of this worker keeps its data, and writes its mails. */
export const dataFolder = (): string => ownServer().dataFolder
