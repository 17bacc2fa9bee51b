import { listSavedSearchesQuery } from '@manzil/api-client/generated/saved-search-queries.gen'
import { api } from '../../api/api.ts'
import { readStored, removeStored, writeStored } from '../../storage/local-storage.ts'

/** Key of local storage. */
const key = 'savedSearches'

/** What stands there where the session alone opens the searches. */
const SESSION = 'session'

/** The access of a mail's link that was opened in this browser. */
export function storedAccess(): string | undefined {
  const stored = readStored(key)
  return stored === null || stored === SESSION ? undefined : stored
}

/** Notes that there are saved searches, so that the home page asks for them. */
export const noteSaved = (access = storedAccess()): void => writeStored(key, access ?? SESSION)

export const forgetSaved = (): void => removeStored(key)

/** The header that opens the searches of an address; none where the session alone does. */
export const accessHeader = (access: string | undefined) =>
  access === undefined ? {} : { 'Saved-Search-Access': access }

/** The saved searches that this visitor reaches. */
export const savedSearchesQuery = (access: string | undefined) =>
  listSavedSearchesQuery(api, { params: { header: accessHeader(access) } })
