import type { AddressInfo } from 'node:net'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { later } from '@manzil/domain/time/moments'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { engines } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { agency } from '../http/one-property.ts'
import { completed, monthly, openPaymentWorld, type PaymentWorld } from './payment-world.ts'
import type { PeerSession } from './stripe-peer.ts'

const succeeded = 'checkout.session.async_payment_succeeded'
const expired = 'checkout.session.expired'

const zBegun = z.object({ data: z.object({ session_id: z.string() }) })
const zVerified = z.object({ data: z.object({ status: z.string() }) })

/** What a fault is made of: the buyer's browser, Stripe, and the server that both talk to by HTTP. */
interface Scene {
  session: string
  /** The buyer pays on Stripe's page, or changes what Stripe knows of it. */
  pay(change?: Partial<PeerSession>): PeerSession
  /** Stripe posts an event; answers the status. */
  hook(...given: Parameters<PaymentWorld['peer']['event']>): Promise<number>
  post(body: string, signature: string): Promise<number>
  /** The browser comes back; answers how the payment stands. */
  comeBack(): Promise<string>
  world: PaymentWorld
}

interface Fault {
  fault: string
  happens: (scene: Scene) => Promise<unknown>
  /** What the steps are answered. */
  answered: unknown
}

const none: Partial<PeerSession> = { status: 'open', payment_status: 'unpaid' }

/** Whatever goes wrong between a payment and the site. After each there is one payment, one plan, one invoice. */
const faults: readonly Fault[] = [
  {
    fault: 'the webhook comes twice, one after the other',
    happens: async ({ pay, hook }) => {
      const paid = pay()
      const once = await hook(completed, paid, { id: 'evt_same' })
      return [once, await hook(completed, paid, { id: 'evt_same' })]
    },
    answered: [200, 200],
  },
  {
    fault: 'the webhook comes five times at once, under one id and under others',
    happens: ({ pay, hook }) => {
      const paid = pay()
      const ids = ['evt_same', 'evt_same', 'evt_same', 'evt_other', 'evt_third']
      return Promise.all(ids.map((id) => hook(completed, paid, { id })))
    },
    answered: [200, 200, 200, 200, 200],
  },
  {
    fault:
      'events come out of order: the money before the order, the end of the session after both',
    happens: async ({ pay, hook, comeBack }) => {
      const ordered = { ...pay({ payment_status: 'unpaid' }) }
      const early = await comeBack()
      const paid = pay()
      const statuses = [
        await hook(succeeded, paid),
        await hook(completed, ordered, { id: 'evt_late' }),
        await hook(expired, { ...ordered, status: 'expired' }),
      ]
      return [early, ...statuses, await comeBack()]
    },
    answered: ['processing', 200, 200, 200, 'paid'],
  },
  {
    fault: 'the money comes late, after the session has expired here',
    happens: async ({ pay, hook, comeBack }) => {
      const over = pay({ ...none, status: 'expired' })
      const ended = await hook(expired, over)
      const before = await comeBack()
      const late = await hook(completed, pay())
      return [ended, before, late, await comeBack()]
    },
    answered: [200, 'expired', 200, 'paid'],
  },
  {
    fault: 'the webhook is forged, altered or five minutes old, before it is real',
    happens: async ({ pay, hook, post, session, world }) => {
      const unpaid = pay(none)
      const claimed: PeerSession = { ...unpaid, status: 'complete', payment_status: 'paid' }
      const refused = [
        await hook(completed, claimed, { by: 'whsec_guessed' }),
        await hook(completed, claimed, { ageS: 301 }),
      ]
      const { body, signature } = await world.peer.event(completed, claimed)
      refused.push(await post(body.replace(session, 'cs_test_other'), signature))
      refused.push(await post(body, ''))
      // Signed with the right secret it says what is not so: Stripe is asked, and knows of no money.
      const believed = await post(body, signature)
      await world.expectNone()
      return [...refused, believed, await hook(completed, pay(), { id: 'evt_real' })]
    },
    answered: [401, 401, 401, 400, 200, 200],
  },
  {
    fault: 'the webhook is lost, and the buyer comes back',
    happens: async ({ pay, comeBack }) => {
      pay()
      return [await comeBack(), await comeBack()]
    },
    answered: ['paid', 'paid'],
  },
  {
    fault: 'the browser is closed before it comes back',
    happens: ({ pay, hook }) => hook(completed, pay()),
    answered: 200,
  },
  {
    fault: 'neither the webhook nor the buyer comes: the server looks by itself',
    happens: async ({ pay, world }) => {
      pay()
      const soon = later(new Date(), 3, 'minute')
      // Stripe has a bad moment at the first look, longer than its library repeats.
      world.peer.faults.push('error', 'error', 'error')
      return [await world.look(soon), await world.look(soon), await world.look(soon)]
    },
    answered: [0, 1, 0],
  },
  {
    fault: 'webhook, browser and the server’s own look come at once',
    happens: async ({ pay, hook, comeBack, world }) => {
      const paid = pay()
      const soon = later(new Date(), 3, 'minute')
      const [status, ...verified] = await Promise.all([
        hook(completed, paid),
        comeBack(),
        comeBack(),
        world.look(soon).then(() => 'looked'),
      ])
      return [status, ...verified]
    },
    answered: [200, 'paid', 'paid', 'looked'],
  },
  {
    fault: 'Stripe cannot be asked while its webhook is here, and sends it again',
    happens: async ({ pay, hook, world }) => {
      const paid = pay()
      world.peer.faults.push('error', 'error', 'error')
      const failed = await hook(completed, paid, { id: 'evt_same' })
      await world.expectNone()
      return [failed, await hook(completed, paid, { id: 'evt_same' })]
    },
    answered: [500, 200],
  },
]

describe.each(engines)('a payment by HTTP on $name', ({ open }) => {
  let database: OpenDatabase
  let world: PaymentWorld
  let app: FastifyInstance
  let address = ''
  let token = ''
  beforeAll(async () => {
    database = await open()
    world = await openPaymentWorld(database)
    app = await buildTestApp(database, { payments: world.port })
    await app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
    token = await createSessions(database.db).open({ id: agency, role: 'agency' })
  })
  afterAll(async () => {
    await app.close()
    await world.peer.stop()
    await database.close()
  })
  beforeEach(() => world.empty())

  type Paying = 'createCheckoutSession' | 'verifyPayment' | 'receivePaymentEvent'
  const send = (operation: Paying, body: string, headers: Record<string, string>) =>
    fetch(address + operationTable[operation].path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const ask = async (operation: Paying, body: object) =>
    (await send(operation, JSON.stringify(body), { authorization: `Bearer ${token}` })).json()
  const post = async (body: string, signature: string) =>
    (await send('receivePaymentEvent', body, { 'stripe-signature': signature })).status

  test.each(faults)('is one, with one plan and one invoice: $fault', async (given) => {
    const begun = await ask('createCheckoutSession', { plan_id: monthly?._id })
    const session = zBegun.parse(begun).data.session_id
    const answered = await given.happens({
      session,
      pay: (change) => world.peer.pay(session, change),
      post,
      async hook(...event) {
        const { body, signature } = await world.peer.event(...event)
        return post(body, signature)
      },
      async comeBack() {
        const verified = await ask('verifyPayment', { session_id: session })
        return zVerified.parse(verified).data.status
      },
      world,
    })
    expect(answered).toEqual(given.answered)
    await world.expectOne()
  })
})
