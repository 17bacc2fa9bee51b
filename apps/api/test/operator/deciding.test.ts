import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { purposeOf, statusCodes } from '../../src/db/codes.ts'
import { decideIn } from '../../src/modules/own-property/decide-review.ts'
import { createOwnPropertyService } from '../../src/modules/own-property/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createPropertyService } from '../../src/modules/property/service.ts'
import { agent, property } from '../http/one-property.ts'
import { silentLog } from '../silent-log.ts'
import { email, now, operatorSite } from './operator-site.ts'

const site = operatorSite()
const { call, mailsTo, statusOf } = site

test('a decision, what it changes and the log are one transaction', async () => {
  const { db } = site
  await db
    .updateTable('property')
    .set({ status: statusCodes.in_review })
    .where('id', '=', property.id)
    .execute()
  await db
    .insertInto('property_state')
    .values({ property_id: property.id, unreviewed: true })
    .execute()
  const body = {
    kind: 'property',
    decision: 'reject',
    reason: 'The permit <b>is</b> of another home.',
  }
  await sql`alter table operator_action rename to operator_action_away`.execute(db)
  expect((await call('decideOperatorCase', { id: property.id, body })).status).toBe(500)
  await sql`alter table operator_action_away rename to operator_action`.execute(db)
  expect(await statusOf(property.id)).toBe(statusCodes.in_review)
  expect(await mailsTo('omar@example.com')).toBe('[]')

  const { body: answer } = await call('decideOperatorCase', { id: property.id, body })
  expect(answer.data).toMatchObject({ state: 'refused', reason: body.reason, decisions: [] })
  const mail = await mailsTo('omar@example.com')
  expect(mail).toContain('لم تتم الموافقة على إعلانك')
  expect(mail).toContain('&lt;b&gt;is&lt;/b&gt;')
  // Where it is corrected.
  expect(mail).toContain(`/?lng=ar#/property-update?id=${property.id}`)
  const { body: log } = await call('listOperatorActions', { query: `search=${property.id}` })
  expect(log.data).toMatchObject([{ by: email, action: 'reject', kind: 'property' }])
  const { body: seen } = await call('getOperatorProperty', { id: property.id })
  expect(seen.data.history[0].action).toBe('reject')
  const kept = await db
    .selectFrom('property')
    .select(['purpose', 'beds', 'approximate', 'lat'])
    .where('id', '=', property.id)
    .executeTakeFirstOrThrow()
  expect(seen.data).toMatchObject({
    purpose: purposeOf(kept.purpose),
    bedrooms: kept.beds,
    coordinates: { lat: kept.lat, approximate: kept.approximate },
  })
  expect(seen.data.place_distance === null).toBe(kept.approximate)
})

test('what an operator took off the site goes live by an operator alone', async () => {
  const { db } = site
  const lookups = await loadSearchIndex(db)
  const properties = createPropertyService(db, lookups)
  const own = createOwnPropertyService(db, {
    lookups,
    properties,
    review: 'none',
    availability: defaultAvailabilityRules,
  })
  const editor = { caller: { id: agent, role: 'agent' as const }, log: silentLog }
  const submit = () => own.change({ ids: [property.id], action: 'submit' }, editor)
  expect((await submit()).refused).toEqual([])
  expect(await statusOf(property.id)).toBe(statusCodes.in_review)
  const approve = { kind: 'property', decision: 'approve' }
  expect((await call('decideOperatorCase', { id: property.id, body: approve })).status).toBe(200)
  expect(await statusOf(property.id)).toBe(statusCodes.live)
  await own.change({ ids: [property.id], action: 'pause' }, editor)
  await own.change({ ids: [property.id], action: 'resume' }, editor)
  expect(await statusOf(property.id)).toBe(statusCodes.live)
  const nobody = await db
    .transaction()
    .execute((trx) =>
      decideIn(
        trx,
        v7(),
        site.admin.id,
        { decision: 'approve' },
        { now, rules: defaultAvailabilityRules },
      ),
    )
  expect(nobody).toBe('gone')
})

test('a message that failed is sent again, or given up with what it said', async () => {
  const { db } = site
  const dead = async (content: string) => {
    const id = v7()
    await db
      .insertInto('outbox_mail')
      .values({
        id,
        message_id: id,
        kind: 'notice',
        to_address: 'nobody@example.com',
        content: content ?? '',
        state: 'dead',
        attempts: 8,
        last_error: '550 no such user',
        due_at: now,
        created_at: now,
        ended_at: now,
      })
      .execute()
    if (content === null)
      await db.updateTable('outbox_mail').set({ content }).where('id', '=', id).execute()
    return id
  }
  const [first, second, secret] = [
    await dead('{"subject":"One"}'),
    await dead('{"subject":"Two"}'),
    await dead('{}'),
  ]
  // Those with secrets are kept without their words.
  await db.updateTable('outbox_mail').set({ content: null }).where('id', '=', secret).execute()
  const { body: list } = await call('listOperatorCases', { query: 'kind=mail&state=failed' })
  expect(list.data.map((each: { decisions: string[] }) => each.decisions)).toEqual([
    ['give_up'],
    ['retry', 'give_up'],
    ['retry', 'give_up'],
  ])
  expect(list.data[0]).toMatchObject({
    _id: secret,
    title: '',
    message: { channel: 'email', kind: 'notice', attempts: 8, failure: 'no_such_address' },
    reason: '550 no such user',
  })
  const decide = (id: string, decision: string) =>
    call('decideOperatorCase', { id, body: { kind: 'mail', decision } })
  expect((await decide(first, 'retry')).status).toBe(200)
  expect((await decide(second, 'give_up')).body.data.state).toBe('given_up')
  expect((await decide(secret, 'retry')).status).toBe(409)
  const rows = await db
    .selectFrom('outbox_mail')
    .select(['id', 'state', 'attempts', 'content'])
    .where('id', 'in', [first, second])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { state: 'waiting', attempts: 0, content: { subject: 'One' } },
    { state: 'given_up', content: null },
  ])
})

test('the log is never changed', async () => {
  const { db } = site
  const change = db.updateTable('operator_action').set({ subject: 'nothing' })
  await expect(change.execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('operator_action').execute()).rejects.toThrow('never changed')
})
