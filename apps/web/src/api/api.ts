import { createApi } from '@manzil/api-client/client'
import { getToken } from '../session/session-store.ts'
import { fetchOrTakeEarly } from './early-calls.ts'

/** The site's client of the REST contract: bearer token of the session on every call. */
export const api = createApi({
  baseUrl: new URL(import.meta.env.VITE_API_BASE ?? '/api', window.location.origin).href,
  token: getToken,
  // Set by the boot script, and again whenever the interface changes its language.
  language: () => document.documentElement.lang,
  // Nobody needs these words before something fails. Offline they come from the watch of the connection.
  sayFailure: (english) =>
    import('./say-failure.ts').then((file) => file.sayFailure(english)).catch(() => english),
  fetch: fetchOrTakeEarly,
})
