import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createOperatorCases } from '../../src/modules/operator/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { engines } from '../engines.ts'
import { agent } from '../http/one-property.ts'
import { openPaymentWorld, type PaymentWorld, publicUrl } from '../plans/payment-world.ts'

const [ada, grace] = [v7(), v7()]

/** Lets nobody go on before so many have come. */
function gathering(count: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come >= count) open()
    return all
  }
}

describe.each(engines)('two operators who decide at once on $name', ({ open }) => {
  let database: OpenDatabase
  let world: PaymentWorld
  let cases: ReturnType<typeof createOperatorCases>
  let gathered: (() => Promise<void>) | undefined
  beforeAll(async () => {
    database = await open()
    world = await openPaymentWorld(database)
    const { db } = database
    await db
      .insertInto('account')
      .values([ada, grace].map((id) => ({ id, role: 'admin', email: `${id}@manzil.example.com` })))
      .execute()
    await db
      .updateTable('account')
      .set({ email: 'omar@example.com', rera_number: 'B-1', rera_unchecked: true })
      .where('id', '=', agent)
      .execute()
    cases = createOperatorCases({
      db,
      lookups: await loadSearchIndex(db),
      mailing: { nudge: () => {} },
      payments: {
        // Whoever reads after the other has decided is told so; here both have read before.
        async refund(...asked) {
          await gathered?.()
          return world.payments.refund(...asked)
        },
      },
      domain: 'manzil.example',
      publicUrl,
      availability: defaultAvailabilityRules,
      now: () => new Date(),
    })
  })
  afterAll(async () => {
    await world.peer.stop()
    await database.close()
  })
  beforeEach(() => {
    gathered = undefined
    return world.empty()
  })

  const logOf = (id: string) =>
    database.db
      .selectFrom('operator_action')
      .select(['action', 'operator_id', 'reason'])
      .where('subject_id', '=', id)
      .execute()
  const pay = async () => {
    const { id, session } = await world.begin()
    world.peer.pay(session)
    await world.verify(session)
    return id
  }
  const refund = (id: string, by: string, reason: string) =>
    cases.decide('payment', id, { decision: 'refund', reason, by })

  test('send a payment back once, and the log says who was first', async () => {
    const id = await pay()
    gathered = gathering(2)
    // Both have asked before the provider answers the first of them.
    const answer = world.peer.hold()
    const asked = world.peer.asked.length
    const both = Promise.all([
      refund(id, ada, 'Bought by mistake'),
      refund(id, grace, 'Bought twice'),
    ])
    await expect.poll(() => world.peer.asked.length).toBe(asked + 2)
    answer()
    gathered = undefined
    expect(await both).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }])
    const payment = await database.db
      .selectFrom('payment')
      .select(['refund_by as operator_id', 'refund_reason as reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await logOf(id)).toEqual([{ action: 'refund', ...payment }])
    expect(await refund(id, grace, 'Once more')).toBe('state')
    expect(await logOf(id)).toHaveLength(1)
  })

  test('send nothing back where the log cannot be written', async () => {
    const { db } = database
    const id = await pay()
    await sql`alter table operator_action rename to operator_action_away`.execute(db)
    await expect(refund(id, ada, 'Bought by mistake')).rejects.toThrow()
    await sql`alter table operator_action_away rename to operator_action`.execute(db)
    expect(world.peer.refunds).toEqual([])
    expect(await world.look(new Date())).toBe(0)
    expect(await refund(id, grace, 'Bought by mistake')).toMatchObject({ state: 'refunded' })
    expect(await logOf(id)).toMatchObject([{ operator_id: grace }])
  })

  test('approve a licence once, with one message', async () => {
    const approve = (by: string) =>
      cases.decide('licence', agent, { decision: 'approve', reason: undefined, by })
    const answers = await Promise.all([approve(ada), approve(grace)])
    expect(answers.filter((answer) => answer === 'state')).toHaveLength(1)
    expect(await logOf(agent)).toHaveLength(1)
    const mails = await database.db.selectFrom('outbox_mail').select('to_address').execute()
    expect(mails).toEqual([{ to_address: 'omar@example.com' }])
  })
})
