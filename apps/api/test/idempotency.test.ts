import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../src/db/connect.ts'
import { forgetOldAnswers, writeOnce } from '../src/idempotency/idempotency.ts'
import { engines } from './engines.ts'

const answer = z.object({ reference: z.string() })
const day = 24 * 60 * 60_000
const start = new Date('2026-03-01T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const reused = { kind: 'refused', refusal: 'key-reused' }
const full = { kind: 'refused', refusal: 'full' } as const

describe.each(engines)('a call that carries a key, on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.db.deleteFrom('first_answer').execute())
  afterAll(() => database.close())

  const written = vi.fn<() => void>()
  beforeEach(() => written.mockReset())

  interface Sent {
    key?: string
    owner?: string
    operation?: 'createEnquiry' | 'reportListing'
    body?: object
    now?: Date
  }
  const call = ({ key, owner, operation = 'createEnquiry', body = { a: 1, b: 2 } }: Sent) => ({
    operation,
    sender: { id: owner, key },
    body,
    answer,
  })
  const send = (sent: Sent) =>
    writeOnce(
      database.db,
      call(sent),
      async () => {
        written()
        return { kind: 'accepted', answer: { reference: `R${written.mock.calls.length}` } }
      },
      sent.now ?? start,
    )
  const first = { kind: 'accepted', answer: { reference: 'R1' } }
  const second = { kind: 'accepted', answer: { reference: 'R2' } }
  const keys = () => database.db.selectFrom('first_answer').select('key').orderBy('key').execute()

  test('is written once, and a repetition gets the first answer', async () => {
    expect(await send({ key: 'k' })).toEqual(first)
    expect(await send({ key: 'k' })).toEqual(first)
    expect(written).toHaveBeenCalledTimes(1)
  })

  test('of two at once one is written, and both get its answer', async () => {
    expect(await Promise.all([send({ key: 'k' }), send({ key: 'k' })])).toEqual([first, first])
    expect(written).toHaveBeenCalledTimes(1)
  })

  test('is the same whatever the order of its fields', async () => {
    await send({ key: 'k', body: { a: 1, b: 2, c: 3 } })
    expect(await send({ key: 'k', body: { c: 3, a: 1, b: 2 } })).toEqual(first)
  })

  test('with another body is refused, and nothing of it is written', async () => {
    await send({ key: 'k' })
    expect(await send({ key: 'k', body: { a: 1, b: 3 } })).toEqual(reused)
    expect(await send({ key: 'k', body: {} })).toEqual(reused)
    expect(written).toHaveBeenCalledTimes(1)
    expect(await send({ key: 'k' })).toEqual(first)
  })

  test('says nothing to another key, account or operation', async () => {
    await send({ key: 'k', owner: 'a' })
    expect(await send({ key: 'other', owner: 'a' })).toEqual(second)
    expect(await send({ key: 'k', owner: 'b' })).toMatchObject({ answer: { reference: 'R3' } })
    expect(await send({ key: 'k' })).toMatchObject({ answer: { reference: 'R4' } })
    const report = () => send({ key: 'k', owner: 'a', operation: 'reportListing' })
    expect(await report()).toMatchObject({ answer: { reference: 'R5' } })
    expect(await report()).toMatchObject({ answer: { reference: 'R5' } })
    expect(await send({ key: 'k', owner: 'a' })).toEqual(first)
    expect(await send({ key: 'k', owner: 'b' })).toMatchObject({ answer: { reference: 'R3' } })
    expect(await send({ key: 'k' })).toMatchObject({ answer: { reference: 'R4' } })
  })

  test('is known for a day and new from then on, with another body too', async () => {
    await send({ key: 'k' })
    expect(await send({ key: 'k', now: after(day - 1) })).toEqual(first)
    expect(await send({ key: 'k', body: { c: 3 }, now: after(day) })).toEqual(second)
    expect(await send({ key: 'k', body: { c: 3 }, now: after(2 * day - 1) })).toEqual(second)
    expect(await send({ key: 'k', now: after(2 * day - 1) })).toEqual(reused)
  })

  test('keeps nothing of a refusal, so that it may be tried again', async () => {
    const refused = await writeOnce(
      database.db,
      call({ key: 'k' }),
      async (trx) => {
        await trx
          .insertInto('first_answer')
          .values({ owner: '', operation: 'x', key: 'half', body_hash: '', created_at: start })
          .execute()
        return full
      },
      start,
    )
    expect(refused).toEqual(full)
    expect(await keys()).toEqual([])
    expect(await send({ key: 'k' })).toEqual(first)
  })

  test('keeps nothing of a failure, which is passed on', async () => {
    const broken = new Error('broken')
    const failing = writeOnce(database.db, call({ key: 'k' }), () => Promise.reject(broken), start)
    await expect(failing).rejects.toBe(broken)
    expect(await keys()).toEqual([])
    expect(await send({ key: 'k' })).toEqual(first)
  })

  test('without a key is written each time, and nothing is remembered', async () => {
    expect(await send({})).toEqual(first)
    expect(await send({})).toEqual(second)
    expect(await keys()).toEqual([])
  })

  test('is answered again only with what the contract allows', async () => {
    await send({ key: 'k' })
    await database.db
      .updateTable('first_answer')
      .set({ answer: JSON.stringify({ reference: 1 }) })
      .execute()
    await expect(send({ key: 'k' })).rejects.toThrow(z.ZodError)
  })

  test('is forgotten after its day', async () => {
    await send({ key: 'old' })
    await send({ key: 'young', now: after(1) })
    await forgetOldAnswers(database.db, after(day - 1))
    expect(await keys()).toEqual([{ key: 'old' }, { key: 'young' }])
    await forgetOldAnswers(database.db, after(day))
    expect(await keys()).toEqual([{ key: 'young' }])
  })
})
