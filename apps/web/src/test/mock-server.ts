import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { mockEverything } from '@manzil/mock-api/mock'
import { drawDemo, seedWorld } from '@manzil/mock-api/seed-world'
import type { World } from '@manzil/mock-api/world'
import { getResponse, RequestHandler } from 'msw'
import { vi } from 'vitest'

/** Answers a call before the mock does; undefined leaves it to the mock. */
export type Before = (
  request: Request,
  path: string,
) => Promise<Response | undefined> | Response | undefined

export interface MockServer {
  world: World
  /** Calls so far, as `METHOD /path?query` without `/api`. */
  calls: string[]
}

/** Drawn once: every test begins with a world of its own of the same properties. */
const demo = drawDemo({ properties: 120 })

/** Puts the pretend backend in the place of the network. */
export function serveMock(before: Before = () => undefined): MockServer {
  const world = seedWorld({}, demo)
  const handlers = mockEverything(world).filter((each) => each instanceof RequestHandler)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    calls.push(`${request.method} ${path}${search}`)
    const answer = (await before(request, path)) ?? (await getResponse(handlers, request))
    if (!answer) throw new TypeError(`nobody answers ${request.url}`)
    return answer
  })
  return { world, calls }
}

/** A failure as the server tells it, with what is wrong with which field. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  fields: readonly Pick<FieldError, 'path' | 'rule' | 'message'>[] = [],
): Response =>
  Response.json({ success: false, message, code, fields, requestId: 'req-7' }, { status })
