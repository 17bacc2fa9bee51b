import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signEvent } from '@manzil/domain/plans/sign-event'

/** A checkout session as Stripe keeps it. */
export interface PeerSession {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  customer_email: string | null
  payment_intent: string | null
  customer_details: object | null
}

interface Asked {
  method: string
  path: string
  form: URLSearchParams
  key: string | undefined
}

/** What goes wrong with the next requests, in their order. */
type Fault = 'error' | 'hang-up' | 'lost-answer'

/**
 * A server that speaks the part of Stripe's HTTP API that the site uses: bearer keys, bodies as forms,
 * idempotency keys that repeat the first answer, errors as JSON. It signs events as Stripe does.
 */
export async function startStripePeer({ key, secret }: { key: string; secret: string }) {
  const sessions = new Map<string, PeerSession>()
  const refunds: string[] = []
  const asked: Asked[] = []
  const answers = new Map<string, { form: string; status: number; body: object }>()
  const faults: Fault[] = []
  /** Requests wait for it. */
  let gate: Promise<void> | undefined

  const create = (form: URLSearchParams): PeerSession => {
    const id = `cs_test_peer${String(sessions.size + 1).padStart(6, '0')}`
    const session: PeerSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      customer_email: form.get('customer_email'),
      payment_intent: null,
      customer_details: null,
    }
    sessions.set(id, session)
    return session
  }
  const failure = (status: number, type: string, message: string) => ({
    status,
    body: { error: { type, message } },
  })

  const answer = ({ method, path, form }: Asked): { status: number; body: object } => {
    const [, , resource, second, id = '', action] = path.split('/')
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return { status: 200, body: create(form) }
    if (method === 'POST' && resource === 'refunds') {
      refunds.push(form.get('payment_intent') ?? '')
      return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund' } }
    }
    const session = resource === 'checkout' && second === 'sessions' ? sessions.get(id) : undefined
    if (!session) return failure(404, 'invalid_request_error', `No such thing: ${path}`)
    if (action === 'expire') {
      if (session.status !== 'open')
        return failure(400, 'invalid_request_error', 'Only open sessions can be expired.')
      session.status = 'expired'
    }
    return { status: 200, body: session }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { 'idempotency-key': idempotencyKey, authorization } = request.headers
    const one: Asked = {
      method: request.method ?? '',
      path: request.url?.split('?')[0] ?? '',
      form: new URLSearchParams(text),
      key: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    }
    asked.push(one)
    await gate
    const fault = faults.shift()
    const send = ({ status, body }: { status: number; body: object }) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_peer' })
        .end(JSON.stringify(body))
    if (authorization !== `Bearer ${key}`)
      return send(failure(401, 'authentication_error', 'Invalid API Key provided'))
    if (fault === 'hang-up') return request.socket.destroy()
    if (fault === 'error') return send(failure(500, 'api_error', 'An unknown error occurred'))
    const known = one.key === undefined ? undefined : answers.get(one.key)
    if (known && known.form !== text)
      return send(
        failure(400, 'idempotency_error', 'Keys can only be used with the same parameters'),
      )
    const given = known ?? answer(one)
    if (one.key !== undefined) answers.set(one.key, { form: text, ...given })
    if (fault === 'lost-answer') return request.socket.destroy()
    return send(given)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    asked,
    faults,
    /** Lets requests wait; answers what lets them go on. */
    hold(): () => void {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = () => {
          gate = undefined
          resolve()
        }
      })
      return open
    },
    /** What a buyer does on the payment page. */
    pay(id: string, change: Partial<PeerSession> = {}): PeerSession {
      const session = sessions.get(id)
      if (!session) throw new Error(`there is no session ${id}`)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
        customer_details: {
          name: 'Omar Said',
          business_name: 'دار المرسى للعقارات',
          address: { line1: 'Marina Walk 5', city: 'Dubai', country: 'AE' },
          tax_ids: [{ type: 'ae_trn', value: '100987654300003' }],
        },
        ...change,
      })
      return session
    },
    /** An event of a session as it was at that moment, with its signature. */
    async event(
      type: string,
      object: object,
      { id = `evt_${asked.length}_${type}`, ageS = 0, by = secret } = {},
    ) {
      const atS = Math.floor(Date.now() / 1000) - ageS
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-01-01',
        type,
        created: atS,
        livemode: false,
        pending_webhooks: 1,
        data: { object },
      })
      return { body, signature: await signEvent(body, by, atS) }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type StripePeer = Awaited<ReturnType<typeof startStripePeer>>
