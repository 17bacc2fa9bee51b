import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import { say } from '@manzil/api-client/request/say'
import { SLOW_THRESHOLD_MS } from '@manzil/domain/limits'
import { Random } from '@manzil/seed-data/demo/random'
import { getResponse, type HttpHandler, http } from 'msw'
import type { MockControls } from '../controls.ts'
import { pause } from '../pause.ts'
import { operationOf } from './operation-of.ts'
import { readTexts } from './read-texts.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { RequestLog } from './request-log.ts'
import { force, respond } from './respond.ts'
import { sentinels } from './sentinels.ts'

interface Parts {
  /** Answers what nothing stands in the way of. */
  handlers: HttpHandler[]
  controls: MockControls
  log: RequestLog
  /** Called after every call that may have changed something. */
  onChange(): void
}

/** Header that makes any call answer one of its declared statuses, as `x-mock-status: 404`. */
export const statusHeader = 'x-mock-status'

/** A slow health check takes this long, in ms: above the threshold, below the time-out. */
const slowPingMs = SLOW_THRESHOLD_MS + 500

/**
 * The one handler in front of all operations: latency, failures and sentinels by the controls, and
 * the log. Calls under `/api` that the contract does not have are answered 404, as by the server.
 */
export function createGate({ handlers, controls, log, onChange }: Parts): HttpHandler {
  const random = new Random('mock-api')

  const waitFor = (operation: OperationId): number => {
    const { latencyMs, jitterMs, slow } = controls.get()
    const jitter = jitterMs > 0 ? (random.unit() * 2 - 1) * jitterMs : 0
    return Math.max(0, latencyMs + jitter) + (slow && operation === 'ping' ? slowPingMs : 0)
  }

  /** What the controls make of the call before anybody looks at what it says. */
  const decide = (operation: OperationId, header: string | null): Response | undefined => {
    const { offline, down, forced, failureRate } = controls.get()
    if (offline) return Response.error()
    if (down) return force(operation, 503)
    const status = header === null ? forced[operation] : Number(header)
    if (status !== undefined) return force(operation, status)
    const fails = failureRate > 0 && operation !== 'ping' && random.chance(failureRate)
    return fails ? force(operation, 500) : undefined
  }

  async function answer(request: Request, url: URL): Promise<Response | undefined> {
    const asked = operationOf(request.method, url)
    if (!asked) return url.pathname.startsWith('/api/') ? refuse(nothingHere) : undefined
    const { operation } = asked
    await pause(waitFor(operation), request.signal)
    const decided = decide(operation, request.headers.get(statusHeader))
    if (decided) return decided
    const given = await readTexts(request, url)
    const outcome = sentinels.map((each) => each.read({ ...asked, given })).find(Boolean)
    if (outcome?.kind === 'delay') await pause(outcome.ms, request.signal)
    const early = outcome && respond(operation, outcome)
    if (early) return early
    const response = await getResponse(handlers, request)
    if (request.method !== 'GET') onChange()
    return response
  }

  return http.all(/^https?:\/\/[^/]+\/(?:.*\/)?api\//, async ({ request: sent }) => {
    const isHead = sent.method === 'HEAD'
    const request = isHead ? new Request(sent, { method: 'GET' }) : sent
    const url = new URL(request.url)
    const asked = operationOf(request.method, url)?.operation
    const started = performance.now()
    const response = await answer(request, url)
    if (response)
      log.add({
        operation: asked ?? `${request.method} ${url.pathname}`,
        status: response.type === 'error' ? 0 : response.status,
        ms: Math.round(performance.now() - started),
      })
    return isHead && response && response.type !== 'error' ? new Response(null, response) : response
  })
}

/** What is said of an address that there is nothing at. */
export const nothingHere: Refusal = {
  status: 404,
  code: 'not_found',
  ...say('problem.nothing'),
  fields: [],
}
