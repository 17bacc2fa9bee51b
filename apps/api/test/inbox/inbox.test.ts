import { describe, expect, test } from 'vitest'
import { noteAnswerTimes } from '../../src/modules/inbox/repository/answer-time.ts'
import { engines } from '../engines.ts'
import { people, useInbox } from './inbox-server.ts'

describe.each(engines)('the inbox on $name', ({ open }) => {
  const inbox = useInbox({ open })
  const { ask, call, list, read, reply } = inbox

  test.each([
    ['GET', 'get-lead', undefined],
    ['POST', 'mark-lead-seen', undefined],
    ['PUT', 'update-lead', { revision: 0, state: 'won' }],
    ['POST', 'add-lead-note', { text: 'Mine' }],
    ['POST', 'reply-to-lead', { revision: 0, text: 'Mine' }],
  ] as const)('%s %s answers 404 to whoever it is not', async (method, url, body) => {
    const id = await ask('omar')
    for (const who of ['stranger', 'lina'] as const)
      expect((await call(who, method, `${url}/${id}`, body)).statusCode).toBe(404)
    expect((await call('agency', method, `${url}/${id}`, body)).statusCode).toBeLessThan(300)
  })

  test('lists, files and choices hold nothing of others', async () => {
    const id = await ask('omar', { message: 'only for omar' })
    const query = 'search=only+for+omar'
    expect((await list('omar', query)).data.map(({ _id }) => _id)).toEqual([id])
    expect((await list('agency', query)).data).toHaveLength(1)
    expect((await list('lina', query)).data).toEqual([])
    expect((await call('stranger', 'GET', `export-leads?${query}`)).body).not.toContain('omar')
    const choices = (await call('lina', 'GET', 'get-lead-choices')).json()
    expect(choices.people.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
      [people.agency, people.lina, people.omar].toSorted(),
    )
    expect((await call('stranger', 'GET', 'get-lead-choices')).json().people).toHaveLength(1)
  })

  test('two colleagues who answer at once: one mail goes out, the other is told', async () => {
    const id = await ask('omar')
    const answer = (who: 'omar' | 'agency') =>
      call(who, 'POST', `reply-to-lead/${id}`, { revision: 0, text: `From ${who}` })
    const responses = await Promise.all([answer('omar'), answer('agency')])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const mails = (await inbox.mails(id)).filter(({ kind }) => kind === 'reply')
    expect(mails).toHaveLength(1)
    expect((await read('omar', id)).entries).toHaveLength(1)
  })

  test('one press sends one mail, however often it arrives', async () => {
    const id = await ask('omar')
    const press = () =>
      call(
        'omar',
        'POST',
        `reply-to-lead/${id}`,
        { revision: 0, text: 'Yes' },
        {
          'idempotency-key': `press-${id}`,
        },
      )
    const responses = await Promise.all([press(), press(), press()])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await inbox.mails(id)).filter(({ kind }) => kind === 'reply')).toHaveLength(1)
  })

  test('a lead that is given away under one’s hands is not answered any more', async () => {
    const id = await ask('omar')
    const given = { revision: 0, handler_id: people.lina }
    const [first, second] = await Promise.all([
      call('agency', 'PUT', `update-lead/${id}`, given),
      call('agency', 'PUT', `update-lead/${id}`, { revision: 0, handler_id: people.agency }),
    ])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
    const taken = await read('agency', id)
    const handler = taken.row.handler._id === people.lina ? 'lina' : 'agency'
    const late = await call('omar', 'POST', `reply-to-lead/${id}`, { revision: 1, text: 'Mine' })
    expect(late.statusCode).toBe(404)
    expect((await call('omar', 'GET', `get-lead/${id}`)).statusCode).toBe(404)
    expect((await reply(handler, id, 1)).row.state).toBe('answered')
    const stranger = { revision: 2, handler_id: people.stranger }
    expect((await call('agency', 'PUT', `update-lead/${id}`, stranger)).statusCode).toBe(409)
  })

  test('whoever leaves the agency leaves its leads', async () => {
    const { db } = inbox.now().database
    const id = await ask('omar')
    await call('agency', 'PUT', `update-lead/${id}`, { revision: 0, handler_id: people.lina })
    await db.updateTable('account').set({ agency_id: null }).where('id', '=', people.lina).execute()
    expect((await call('lina', 'GET', `get-lead/${id}`)).statusCode).toBe(404)
    expect((await read('omar', id)).row.handler._id).toBe(people.omar)
    await db
      .updateTable('account')
      .set({ agency_id: people.agency })
      .where('id', '=', people.lina)
      .execute()
  })

  test('only the handler makes a lead read', async () => {
    const id = await ask('omar')
    await call('agency', 'POST', `mark-lead-seen/${id}`)
    expect((await read('omar', id)).row.is_unread).toBe(true)
    await call('omar', 'POST', `mark-lead-seen/${id}`)
    expect((await read('omar', id)).row).toMatchObject({ is_unread: false, is_waiting: true })
  })

  test('somebody who left a number alone is called, not mailed', async () => {
    const id = await ask('omar', { email: undefined, phone_number: '971500000931' })
    expect((await read('omar', id)).can_reply).toBe(false)
    const answer = await call('omar', 'POST', `reply-to-lead/${id}`, { revision: 0, text: 'Hi' })
    expect(answer.statusCode).toBe(409)
    const called = { revision: 0, state: 'answered' }
    const { data } = (await call('omar', 'PUT', `update-lead/${id}`, called)).json()
    expect(data.row).toMatchObject({ state: 'answered', is_waiting: false })
  })

  test('an address gets no more answers in a day than it may', async () => {
    const email = 'flooded@example.com'
    const ids = await Promise.all(Array.from({ length: 13 }, () => ask('stranger', { email })))
    const statuses: number[] = []
    for (const id of ids)
      statuses.push(
        (await call('stranger', 'POST', `reply-to-lead/${id}`, { revision: 0, text: 'Hi' }))
          .statusCode,
      )
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429])
  })

  test('the figure of answers is the median of waits, silence included', async () => {
    const { db } = inbox.now().database
    const figure = async () =>
      (
        await db
          .selectFrom('account')
          .select('response_minutes')
          .where('id', '=', people.lina)
          .executeTakeFirstOrThrow()
      ).response_minutes
    const now = new Date()
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    const waits = [10, 30, 50]
    for (const wait of waits) {
      const id = await ask('lina')
      const answered_at = ago(1000 - wait)
      await db
        .updateTable('enquiry')
        .set({ created_at: ago(1000), answered_at, waiting_since: null })
        .where('id', '=', id)
        .execute()
    }
    await noteAnswerTimes(db, now)
    expect(await figure()).toBe(30)
    // Two that nobody has answered: one for three days, one since a moment ago.
    const silent = await ask('lina')
    await ask('lina')
    await db
      .updateTable('enquiry')
      .set({ created_at: ago(4320) })
      .where('id', '=', silent)
      .execute()
    await noteAnswerTimes(db, now)
    expect(await figure()).toBe(40)
    await db
      .updateTable('enquiry')
      .set({ state: 'spam' })
      .where('recipient_id', '=', people.lina)
      .execute()
    await noteAnswerTimes(db, now)
    expect(await figure()).toBeNull()
  })
})
