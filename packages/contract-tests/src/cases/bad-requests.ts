import { gzipSync } from 'node:zlib'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import { describe, expect, test } from 'vitest'
import { fail, type Options, send } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { formOf, largePicture, picture } from '../pictures.ts'
import { guest, member } from '../visitors.ts'

/** The path of a field, the keyword of the schema that failed, and what is said of it. */
type Finding = readonly [path: string, rule: string, message: string]

const lead = { name: 'Sara', email: 'sara@example.com', phone_number: '971500000123' }
const json = (body: object) => new TextEncoder().encode(JSON.stringify(body))

const broken: readonly (readonly [what: string, OperationId, Options, readonly Finding[]])[] = [
  [
    'a login without anything',
    'loginUser',
    { body: {} },
    [
      ['email', 'required', 'is required'],
      ['password', 'required', 'is required'],
    ],
  ],
  ['a login without a body', 'loginUser', {}, [['', 'required', 'is required']]],
  ['a login that is a list', 'loginUser', { body: [] }, [['', 'type', 'must be an object']]],
  [
    'a login of numbers',
    'loginUser',
    { body: { email: 1, password: null } },
    [
      ['email', 'type', 'must be a text'],
      ['password', 'type', 'must be a text'],
    ],
  ],
  [
    'a login with more in it',
    'loginUser',
    { body: { email: 'a', password: 'b', role: 'agency' } },
    [['role', 'additionalProperties', 'is not a known field']],
  ],
  [
    'a lead with a false address and number',
    'addPropertySuggestion',
    { body: { name: ' ', email: 'no', phone_number: '123' } },
    [
      ['email', 'pattern', 'must be an e-mail address'],
      ['name', 'pattern', 'must not be empty'],
      ['phone_number', 'pattern', 'must be 10 to 15 digits'],
    ],
  ],
  [
    'a lead with a long name and a budget below nothing',
    'addPropertySuggestion',
    { body: { ...lead, name: 'x'.repeat(121), min_budget: -1, max_budget: '1' } },
    [
      ['max_budget', 'type', 'must be a whole number or null'],
      ['min_budget', 'minimum', 'must be at least 0'],
      ['name', 'maxLength', 'must have at most 120 characters'],
    ],
  ],
  [
    'a lead with half of a character',
    'addPropertySuggestion',
    { body: { ...lead, name: 'S\ud83c' } },
    [['name', 'text', 'has a character that cannot be stored']],
  ],
  [
    'a search on page nought for half a room',
    'listProperties',
    { query: 'page=0&limit=101' },
    [
      ['limit', 'maximum', 'must be at most 100'],
      ['page', 'minimum', 'must be at least 1'],
    ],
  ],
  [
    'a search with a page in words',
    'listProperties',
    { query: 'page=two' },
    [['page', 'type', 'must be a whole number']],
  ],
  [
    'a search with a filter that there is not',
    'listProperties',
    { query: 'colour=red' },
    [['colour', 'unknown', 'is not a known filter']],
  ],
  [
    'a search with a page too many',
    'listProperties',
    { query: 'page=1&page=2' },
    [['page', 'repeated', 'may be given once only']],
  ],
  [
    'a search for a purpose that there is not',
    'listProperties',
    { query: 'purpose=steal' },
    [['purpose', 'enum', 'must be one of sale, rent']],
  ],
]

const forms: readonly (readonly [what: string, FormData, number, Finding])[] = [
  [
    'without its file',
    formOf({ purpose: 'agent_photo' }),
    422,
    ['file', 'required', 'is required'],
  ],
  [
    'with a text for its file',
    formOf({ file: 'x', purpose: 'agent_photo' }),
    422,
    ['file', 'type', 'must be a file'],
  ],
  [
    'with a file for a text',
    formOf({ file: picture(), purpose: picture() }),
    422,
    ['purpose', 'type', 'must be a text'],
  ],
  [
    'with an unknown field',
    formOf({ file: picture(), purpose: 'agent_photo', is_admin: '1' }),
    422,
    ['is_admin', 'additionalProperties', 'is not a known field'],
  ],
  [
    'with another kind of file',
    formOf({ file: new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), purpose: 'agent_photo' }),
    415,
    ['file', 'x-media-types', 'Moving pictures cannot be used. Choose a still one.'],
  ],
  [
    'with a file of 13 MB',
    formOf({ file: largePicture(13 * 1024 * 1024), purpose: 'agent_photo' }),
    413,
    ['file', 'x-max-bytes', 'must have at most 10 MB'],
  ],
]

/** What broken requests are told, word for word: every implementation reads by the same rules. */
export function badRequestCases({ cases, target }: Suite): void {
  const needs = ['loginUser', 'addPropertySuggestion', 'listProperties', 'createUpload'] as const

  cases('a broken request', needs, () => {
    test.each(broken)('%s is told what is wrong', async (_what, operation, options, findings) => {
      const token = operation === 'addPropertySuggestion' ? await guest(target()) : undefined
      const status = operation === 'listProperties' ? 400 : 422
      const { fields } = await fail(target(), operation, status, { token, ...options })
      expect(sorted(fields)).toEqual(findings)
    })

    test.each(forms)('a form %s is told so', async (_what, body, status, finding) => {
      const token = await member(target(), 'agent')
      const { fields } = await fail(target(), 'createUpload', status, { token, body })
      expect(sorted(fields)).toEqual([finding])
    })

    test('an id that is none is told what an id is', async () => {
      const { fields } = await fail(target(), 'getProperty', 400, { path: { id: 'x' } })
      expect(sorted(fields)).toEqual([['id', 'pattern', expect.stringMatching(/^must be /)]])
    })

    test.each<[string, Options]>([
      ['without a type', { raw: { text: json(lead) } }],
      ['in UTF-16', { raw: { type: 'application/json; charset=utf-16', text: json(lead) } }],
      ['in Latin 1', { raw: { type: 'application/json; charset=latin1', text: json(lead) } }],
      [
        'that is packed',
        {
          raw: { type: 'application/json', text: new Uint8Array(gzipSync(json(lead))) },
          headers: { 'content-encoding': 'gzip' },
        },
      ],
    ])('a body %s is of the wrong kind', async (_what, options) => {
      const token = await guest(target())
      const answer = await fail(target(), 'addPropertySuggestion', 415, { token, ...options })
      expect(answer.code).toBe('unsupported_media_type')
      expect(answer.message).toBe('Only application/json is understood here.')
    })

    test.each([
      ['not JSON', '{"name":', 'The body is not JSON.', []],
      ['empty', '', 'A body of JSON is needed here.', []],
      [
        'ambiguous',
        '{"name":"a","name":"b"}',
        'The field “name” is given more than once.',
        [['name', 'duplicate', 'is given more than once']],
      ],
    ])('a body that is %s cannot be read', async (_what, text, message, findings) => {
      const raw = { type: 'application/json', text }
      const token = await guest(target())
      const answer = await fail(target(), 'addPropertySuggestion', 400, { token, raw })
      expect([answer.message, sorted(answer.fields)]).toEqual([message, findings])
    })
  })

  describe('a call for the head alone', () => {
    test.each([
      ['listCategories', 200],
      ['getCurrentUser', 401],
    ] as const)('of %s answers as the call itself, without a body', async (operation, status) => {
      const whole = await send(target(), operation)
      const head = await send(target(), operation, { method: 'HEAD' })
      expect([whole.status, head.status, await head.text()]).toEqual([status, status, ''])
      expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'))
    })
  })
}

/** Findings by path: which field comes first is nobody's promise. */
const sorted = (fields: readonly { path: string; rule: string; message: string }[]) =>
  fields
    .map(({ path, rule, message }): Finding => [path, rule, message])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
