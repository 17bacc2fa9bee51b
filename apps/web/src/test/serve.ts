import { vi } from 'vitest'

interface Answer {
  status?: number
  body: unknown
}

/** What a call was, as the server sees it. */
export interface Call {
  method: string
  path: string
  body: unknown
  token: string | null
}

/**
 * Puts a server of a few answers in the place of the network, by `METHOD /path` without `/api`.
 * Answers the calls so far. A call that has no answer fails like one without a network.
 */
export function serve(answers: Record<string, Answer | (() => Promise<Answer>)>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = new Request(input)
    const path = new URL(request.url).pathname.replace(/^\/api/, '')
    const text = await request.text()
    calls.push({
      method: request.method,
      path,
      body: text ? JSON.parse(text) : undefined,
      token: request.headers.get('authorization'),
    })
    const found = answers[`${request.method} ${path}`]
    if (!found) throw new TypeError('Failed to fetch')
    const { status = 200, body } = typeof found === 'function' ? await found() : found
    return Response.json(body, { status })
  })
  return calls
}

/** The body of a failure, by the contract. */
export const failure = (message: string, code = 'internal') => ({
  success: false,
  message,
  code,
  fields: [],
  requestId: 'req-1',
})
