import createClient, { type Client, type MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from './generated/types.gen.ts'

/** The catalogue's text of a failure, which is English, in another language. */
export type SayFailure = (english: string) => Promise<string>

/** Typed client of the REST contract. */
export type Api = Client<paths, 'application/json'> & {
  readonly sayFailure?: SayFailure | undefined
  readonly token?: (() => string | null) | undefined
}

/** Options of one call, as a rest parameter: optional where the call needs none. */
export type InitOf<
  Path extends keyof paths,
  Method extends keyof paths[Path],
> = paths[Path][Method] extends infer Operation
  ? Operation extends Record<string | number, unknown>
    ? InitParameter<MaybeOptionalInit<paths[Path], Method & HttpMethodOf<Path>>>
    : never
  : never

type HttpMethodOf<Path extends keyof paths> = Extract<
  keyof paths[Path],
  'get' | 'put' | 'post' | 'delete' | 'patch'
>
type InitParameter<Init> = undefined extends Init
  ? [(Init & { [key: string]: unknown })?]
  : [Init & { [key: string]: unknown }]

interface ApiOptions {
  /** Where the API lies, as `/api` or an absolute address. */
  baseUrl: string
  /** Bearer token of the session, asked for at every call. */
  token?: () => string | null
  /** Language of names and messages, asked for at every call; without it the browser's own. */
  language?: () => string
  /** Asked where a failure came without a message; without it the catalogue's own text is kept. */
  sayFailure?: SayFailure
  fetch?: (request: Request) => Promise<Response>
}

/** Makes a client; it never shows anything and never navigates, failures come back as values. */
export function createApi({ baseUrl, token, language, sayFailure, fetch }: ApiOptions): Api {
  const api = createClient<paths>({ baseUrl, ...(fetch && { fetch }) })
  api.use({
    onRequest({ request }) {
      const current = token?.()
      if (current) request.headers.set('authorization', `Bearer ${current}`)
      const wanted = language?.()
      if (wanted) request.headers.set('accept-language', wanted)
      return request
    },
  })
  return { ...api, sayFailure, token }
}
