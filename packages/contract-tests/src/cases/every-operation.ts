import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { Role } from '@manzil/api-client/generated/types.gen'
import { zPagination, zRole } from '@manzil/api-client/generated/zod.gen'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fail, type Options, succeed } from '../call.ts'
import { nowhere } from '../nowhere.ts'
import type { Target } from '../target.ts'
import { everyRole } from '../visitors.ts'

interface Entry {
  id: OperationId
  path: string
  auth: 'none' | 'optional' | 'required'
  roles: readonly Role[] | null
  statuses: readonly number[]
  query: Readonly<Record<string, string>>
  body: 'none' | 'json' | 'multipart'
}

const path = { id: nowhere, user_id: nowhere }
/** What some of them want besides; the others take no notice. */
const headers = { 'Shared-List-Key': 'A'.repeat(43) }

/** The provider signs the body, so what is wrong with it is never said to anybody else. */
const signed: readonly OperationId[] = ['receivePaymentEvent']

/** Rules that hold for every operation alike, read off the contract's own table. */
export function everyOperationCases(target: () => Target, served: readonly OperationId[]): void {
  const entries = served.map((id): Entry => operationTable[id])
  let tokens: Record<Role, string> = {
    guest: '',
    individual: '',
    agent: '',
    agency: '',
    admin: '',
  }
  /** A token of somebody who may call it. */
  const admitted = ({ auth, roles }: Entry) =>
    auth === 'none' ? undefined : tokens[roles?.at(-1) ?? 'guest']

  describe('every operation', () => {
    beforeAll(async () => {
      tokens = await everyRole(target())
    })

    test('refuses a made-up session wherever it looks at one', async () => {
      for (const { id, auth } of entries) {
        if (auth === 'required') await fail(target(), id, 401, { path })
        if (auth !== 'none') await fail(target(), id, 401, { path, token: 'made-up' })
      }
      expect(entries.some(({ auth }) => auth === 'required')).toBe(true)
    })

    test('refuses the kinds of account that the contract does not name', async () => {
      const limited = entries.filter(({ roles }) => roles)
      for (const { id, roles } of limited)
        for (const role of zRole.options)
          if (!roles?.includes(role)) {
            const { code } = await fail(target(), id, 403, { path, token: tokens[role] })
            expect(code).toBe('forbidden')
          }
      expect(limited.length).toBeGreaterThan(0)
    })

    test('names a malformed id', async () => {
      for (const entry of entries) {
        const [, name] = /\{(\w+)\}/.exec(entry.path) ?? []
        if (!name) continue
        const { fields } = await fail(target(), entry.id, 400, {
          path: { [name]: 'x' },
          token: admitted(entry),
        })
        expect(fields.map((field) => field.path)).toEqual([name])
      }
      expect(entries.some((entry) => entry.path.includes('{'))).toBe(true)
    })

    test('does not find an id that no row has', async () => {
      const lookups = entries.filter(
        ({ path: address, body, statuses }) =>
          address.includes('{id}') && body === 'none' && statuses.includes(404),
      )
      for (const entry of lookups)
        await fail(target(), entry.id, 404, { path, token: admitted(entry) })
      expect(lookups.length).toBeGreaterThan(0)
    })
  })

  describe('every paged list', () => {
    const lists = entries.filter(
      ({ query, path: address }) => 'page' in query && 'limit' in query && !address.includes('{'),
    )
    const zPage = z.object({ data: z.array(z.unknown()), pagination: zPagination })
    const read = (entry: Entry, query: string) =>
      succeed(target(), entry.id, zPage, { query, token: admitted(entry) })

    test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'limit=0', 'limit=101', 'limit=abc'])(
      '%s is refused by name',
      async (query) => {
        const [name] = query.split('=')
        for (const entry of lists) {
          const options = { query, token: admitted(entry) }
          const { fields } = await fail(target(), entry.id, 400, options)
          expect(fields.map((field) => field.path)).toEqual([name])
        }
        expect(lists.length).toBeGreaterThan(0)
      },
    )

    test('keeps to its limit and counts exactly', async () => {
      for (const entry of lists) {
        const { data, pagination } = await read(entry, 'limit=1')
        const { total } = pagination
        expect(data, entry.id).toHaveLength(Math.min(1, total))
        expect(pagination).toEqual({ page: 1, limit: 1, total, totalPages: total })
        const full = await read(entry, 'limit=100')
        expect(full.data, entry.id).toHaveLength(Math.min(100, total))
        expect(full.pagination.totalPages).toBe(Math.ceil(total / 100))
      }
    })

    test('is empty after its last page, with the same total', async () => {
      for (const entry of lists) {
        const first = await read(entry, 'limit=100')
        const after = await read(entry, 'limit=100&page=99999')
        expect(after.data, entry.id).toEqual([])
        expect(after.pagination).toEqual({ ...first.pagination, page: 99_999 })
      }
    })
  })

  describe('every operation with a query', () => {
    const asking = entries.filter(({ query }) => Object.keys(query).length > 0)
    const named = async (entry: Entry, query: string) => {
      const options = { path, query, token: admitted(entry) }
      const { fields } = await fail(target(), entry.id, 400, options)
      return fields.map((field) => field.path)
    }

    test('names a parameter that it does not know', async () => {
      for (const entry of asking) expect(await named(entry, 'colour=red')).toContain('colour')
      expect(asking.length).toBeGreaterThan(0)
    })

    test('names a single value that is given twice', async () => {
      const single = asking.filter(({ query }) => 'page' in query)
      for (const entry of single) expect(await named(entry, 'page=1&page=2')).toContain('page')
      expect(single.length).toBeGreaterThan(0)
    })
  })

  describe('every operation with a body', () => {
    const writing = entries.filter(({ id, body }) => body !== 'none' && !signed.includes(id))
    const refused = async (status: number, code: string, options: Options) => {
      for (const entry of writing) {
        const all = { path, headers, token: admitted(entry), ...options }
        expect((await fail(target(), entry.id, status, all)).code, entry.id).toBe(code)
      }
      expect(writing.length).toBeGreaterThan(0)
    }

    test('refuses another type', async () => {
      const raw = { type: 'text/plain', text: 'hello' }
      await refused(415, 'unsupported_media_type', { raw })
    })

    test('refuses what cannot be read', async () => {
      for (const entry of writing) {
        const type = entry.body === 'json' ? 'application/json' : 'multipart/form-data'
        const options = { path, headers, token: admitted(entry), raw: { type, text: '{"broken' } }
        const { code } = await fail(target(), entry.id, 400, options)
        expect(code, entry.id).toBe('invalid_request')
      }
    })

    test.each([
      ['a key that is given twice', '{"name":"a","name":"b"}'],
      ['a key that is given twice, escaped', '{"name":"a","n\\u0061me":"b"}'],
      ['a reserved key', '{"__proto__":{"role":"agency"}}'],
      ['nesting without end', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ])('refuses %s', async (_what, text) => {
      const json = writing.filter(({ body }) => body === 'json')
      for (const entry of json) {
        const options = {
          path,
          headers,
          token: admitted(entry),
          raw: { type: 'application/json', text },
        }
        const { code } = await fail(target(), entry.id, 400, options)
        expect(code, entry.id).toBe('invalid_request')
      }
      expect(json.length).toBeGreaterThan(0)
    })

    test('refuses more than 256 KB of JSON', async () => {
      const text = JSON.stringify({ message: 'x'.repeat(256 * 1024) })
      for (const entry of writing.filter(({ body }) => body === 'json')) {
        const options = {
          path,
          headers,
          token: admitted(entry),
          raw: { type: 'application/json', text },
        }
        const { code } = await fail(target(), entry.id, 413, options)
        expect(code, entry.id).toBe('payload_too_large')
      }
    })

    test('refuses no body at all', async () => {
      await refused(422, 'invalid_body', {})
    })

    test('refuses a list where an object belongs', async () => {
      const json = writing.filter(({ body }) => body === 'json')
      for (const entry of json) {
        const options = { path, headers, token: admitted(entry), body: [] }
        const { code } = await fail(target(), entry.id, 422, options)
        expect(code, entry.id).toBe('invalid_body')
      }
      expect(json.length).toBeGreaterThan(0)
    })

    test('names a field that the contract does not have', async () => {
      for (const entry of writing) {
        const body = { is_admin: true }
        const form = new FormData()
        form.set('is_admin', 'true')
        const { fields } = await fail(target(), entry.id, 422, {
          path,
          headers,
          token: admitted(entry),
          body: entry.body === 'json' ? body : form,
        })
        expect(
          fields.map((field) => field.path),
          entry.id,
        ).toContain('is_admin')
      }
    })
  })
}
