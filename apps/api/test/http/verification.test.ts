import { later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { engines, openTestDatabase } from '../engines.ts'
import { createOutboxProbe } from '../mail/outbox-probe.ts'
import { codeSentTo, mailsTo } from '../sent-secrets.ts'
import { type Answer, ruleOf, startVerification } from './verification-server.ts'

const phone = '971501234567'
const email = 'new@example.com'
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const fifty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work))
const tables = ['account', 'secret_mail_turn', 'outbox_mail', 'security_event'] as const

describe.each(engines)('one-time codes on $name', ({ open }) => {
  let database: OpenDatabase
  let server: Awaited<ReturnType<typeof startVerification>>
  beforeAll(async () => {
    database = await open()
    server = await startVerification(database)
  })
  beforeEach(async () => {
    for (const table of tables) await database.db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  const kinds = async () =>
    (await database.db.selectFrom('security_event').select('kind').orderBy('at').execute()).map(
      ({ kind }) => kind,
    )

  test('the right code serves one of fifty at once', async () => {
    const owner = await server.account()
    await owner.text(phone)
    const code = await codeSentTo(database.db, phone)
    const answers = await fifty(() => owner.proveText(phone, code))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.map(({ body }) => body.data?.phone_number)).toEqual([phone])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.flatMap(ruleOf))).toEqual(new Set(['code expired']))
    expect(await kinds()).toEqual(['code_sent', 'phone_changed'])
  })

  test('fifty wrong codes at once are five tries', async () => {
    const owner = await server.account()
    await owner.mail(email)
    const code = await codeSentTo(database.db, email)
    const answers = await fifty(() => owner.proveMail(email, otherThan(code)))
    const count = (rule: string) => answers.filter((each) => ruleOf(each)?.[0] === rule).length
    expect([count('code wrong'), count('code dead'), count('code expired')]).toEqual([4, 1, 45])
    expect(ruleOf(await owner.proveMail(email, code))).toEqual(['code expired'])
    expect(await kinds()).toEqual(['code_sent', 'code_refused'])
  })

  test('two accounts that prove one address at once do not both get it', async () => {
    const [one, other] = [await server.account(), await server.account()]
    await one.mail(email)
    const first = await codeSentTo(database.db, email)
    await other.mail(email)
    const second = await codeSentTo(database.db, email)
    const answers = await Promise.all([one.proveMail(email, first), other.proveMail(email, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser && ruleOf(loser)).toEqual(['email taken'])
  })

  test('of fifty codes that are asked for at once one is sent', async () => {
    const paced = await startVerification(database, { secretMailPace: { pauseS: 60, perHour: 5 } })
    const owner = await paced.account()
    const answers = await fifty(() => owner.text(phone))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49)
    await paced.close()
  })
})

describe('one-time codes', () => {
  let database: OpenDatabase
  let server: Awaited<ReturnType<typeof startVerification>>
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startVerification(database)
  })
  beforeEach(async () => {
    for (const table of tables) await database.db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  const age = (minutes: number) =>
    database.db
      .updateTable('secret_mail_turn')
      .set({ last_sent_at: later(new Date(), -minutes, 'minute') })
      .execute()

  test("a proven address is the account's: the old one is told, and its links end", async () => {
    const owner = await server.account()
    const expires_at = later(new Date(), 1, 'hour')
    await database.db
      .insertInto('password_reset')
      .values({
        account_id: owner.id,
        token_hash: 'x',
        language: 'en',
        created_at: new Date(),
        expires_at,
      })
      .execute()
    await owner.mail('New@Example.com', 'de')
    expect((await mailsTo(database.db, email))[0]?.subject).toContain('Ihr Code')
    const { status, body } = await owner.proveMail(email, await codeSentTo(database.db, email))
    expect([status, body.data?.email]).toEqual([200, email])
    const told = await mailsTo(database.db, owner.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'The e-mail address of your account has changed',
    ])
    expect(told[0]?.text).not.toContain(email)
    expect(await database.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  })

  test('proving the address that it has already tells nobody', async () => {
    const owner = await server.account({ email })
    await owner.mail(email)
    await owner.proveMail(email, await codeSentTo(database.db, email))
    expect(await mailsTo(database.db, email)).toHaveLength(1)
  })

  test('a new code ends the one before, for whatever address it was', async () => {
    const owner = await server.account()
    await owner.mail(email)
    const first = await codeSentTo(database.db, email)
    await owner.mail('third@example.com')
    expect(ruleOf(await owner.proveMail(email, first))).toEqual(['code expired'])
  })

  test('a code counts for its account, its target and ten minutes, once', async () => {
    const [owner, stranger] = [await server.account(), await server.account()]
    await owner.text(phone)
    const code = await codeSentTo(database.db, phone)
    const refusals: Answer[] = [
      await stranger.proveText(phone, code),
      await owner.proveText('971507654321', code),
      await owner.proveMail(email, code),
    ]
    expect(refusals.flatMap(ruleOf)).toEqual(['code expired', 'code expired', 'code expired'])
    const [kept] = await database.db.selectFrom('one_time_code').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${code}|${phone}`))
    await database.db.updateTable('one_time_code').set({ expires_at: new Date() }).execute()
    expect(ruleOf(await owner.proveText(phone, code))).toEqual(['code expired'])
  })

  test('asking about the address of another account is answered alike', async () => {
    const [owner, asker] = [await server.account({ email }), await server.account()]
    const known = await asker.mail(email)
    const unknown = await asker.mail('nobody@example.com')
    const shape = ({ status, body }: Answer) => [status, body.message, body.data?.resend_after]
    expect(shape(known)).toEqual(shape(unknown))
    await asker.mail(email)
    const { status } = await asker.proveMail(email, await codeSentTo(database.db, email))
    expect(status).toBe(409)
    const row = await database.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', owner.id)
      .executeTakeFirst()
    expect(row?.email).toBe(email)
  })

  test('come one a minute and five an hour, by account and by number, with the time to wait', async () => {
    const paced = await startVerification(database, { secretMailPace: { pauseS: 60, perHour: 5 } })
    const [one, other] = [await paced.account(), await paced.account()]
    expect((await one.text(phone)).body.data?.resend_after).toBe(60)
    const again = await one.text('971507654321')
    expect([again.status, Number(again.retryAfter)]).toEqual([429, expect.closeTo(60, -1)])
    expect((await other.text('0501234567')).status).toBe(429)
    for (let sent = 1; sent < 5; sent += 1) {
      await age(2)
      expect((await one.text(phone)).status).toBe(200)
    }
    await age(2)
    const sixth = await one.text(phone)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.retryAfter)).toBeGreaterThan(3_500)
    expect(await createOutboxProbe(database.db).numbers()).toEqual(Array(5).fill(`+${phone}`))
    await paced.close()
  })

  test('whoever has no turn of their own uses up none of a number', async () => {
    const paced = await startVerification(database, { secretMailPace: { pauseS: 60, perHour: 5 } })
    const [flooder, owner] = [await paced.account(), await paced.account()]
    await flooder.text('971507654321')
    expect((await flooder.text(phone)).status).toBe(429)
    expect((await owner.text(phone)).status).toBe(200)
    await paced.close()
  })

  test('one network sends no more than four accounts may', async () => {
    const paced = await startVerification(database, { secretMailPace: { pauseS: 0, perHour: 1 } })
    const statuses: number[] = []
    for (const last of [1, 2, 3, 4, 5]) {
      const { status } = await (await paced.account()).text(`97150123456${last}`)
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    await paced.close()
  })

  test('the contact details of demo accounts stay', async () => {
    const demo = await server.account({ is_demo: true })
    expect((await demo.mail(email)).status).toBe(403)
    expect((await demo.proveText(phone, '123456')).status).toBe(403)
  })

  test('a number that takes no text messages is an error of its field', async () => {
    const owner = await server.account()
    expect(ruleOf(await owner.text('97143334444'))).toEqual(['phone_number textable'])
  })
})
