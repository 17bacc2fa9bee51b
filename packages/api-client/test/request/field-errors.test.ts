import { describe, expect, test } from 'vitest'
import { createChecks } from '../../src/request/validators.ts'

const compile = createChecks()
const component = (name: string) => ({ $ref: `contract#/components/schemas/${name}` })
const say = (schema: object, value: unknown) =>
  compile({ ...schema })(value).map(({ path, rule, message }) => `${path}: ${message} (${rule})`)

const email = 'sara@example.com'
const phone_number = '971500000123'

describe('what is wrong with a body', () => {
  test.each([
    [{}, ['name: is required (required)', 'email: is required (required)']],
    [{ name: '', email }, ['name: must not be empty (pattern)']],
    [{ name: ' ', email }, ['name: must not be empty (pattern)']],
    [{ name: 'x'.repeat(121), email }, ['name: must have at most 120 characters (maxLength)']],
    [{ name: 4, email }, ['name: must be a text (type)']],
    [
      { name: 'S', email, is_admin: true },
      ['is_admin: is not a known field (additionalProperties)'],
    ],
    [{ name: 'S', email, min_budget: -1 }, ['min_budget: must be at least 0 (minimum)']],
    [{ name: 'S', email, min_budget: 1.5 }, ['min_budget: must be a whole number or null (type)']],
    [{ name: 'S', email, min_budget: '1' }, ['min_budget: must be a whole number or null (type)']],
    [
      { name: 'S', email, min_budget: 2 ** 53 },
      ['min_budget: must be at most 100000000000 (maximum)'],
    ],
    [
      { name: 'S', email, max_budget: Number.POSITIVE_INFINITY },
      ['max_budget: must be at most 100000000000 (maximum)'],
    ],
    [{ name: 'S', email, min_budget: -0 }, []],
    [{ name: 'S', email, min_budget: null }, []],
  ])('%j', (lead, expected) => {
    expect(say(component('Lead'), { phone_number, ...lead })).toEqual(expected)
  })

  test('a list of values names them', () => {
    expect(say(component('Purpose'), 'steal')).toEqual([': must be one of sale, rent (enum)'])
  })

  test('whatever is wrong with a field is one entry', () => {
    expect(say(component('Lead'), { name: 'S', email: 'no', phone_number })).toEqual([
      'email: must be an e-mail address (pattern)',
    ])
  })
})

describe('a field that may be null', () => {
  const schema = {
    properties: { phone_number: { oneOf: [component('PhoneNumber'), { type: 'null' }] } },
  }

  test.each([
    [null, []],
    [phone_number, []],
    [12, ['phone_number: must be a text or null (type)']],
    ['12', ['phone_number: must be 10 to 15 digits (pattern)']],
  ])('%j', (value, expected) => {
    expect(say(schema, { phone_number: value })).toEqual(expected)
  })
})

describe('a union of objects', () => {
  const circle = {
    type: 'object',
    required: ['kind', 'radius'],
    properties: { kind: { const: 'circle' }, radius: { type: 'integer' } },
  }
  const square = {
    type: 'object',
    required: ['kind', 'side'],
    properties: { kind: { const: 'square' }, side: { type: 'integer', minimum: 1 } },
  }
  const shape = { properties: { shape: { oneOf: [circle, square] } } }

  test.each([
    [{ kind: 'circle', radius: 3 }, []],
    [{ kind: 'square', side: 0 }, ['shape.side: must be at least 1 (minimum)']],
    [{ kind: 'square' }, ['shape.side: is required (required)']],
    [{ kind: 'star' }, ['shape.kind: must be one of circle, square (enum)']],
    [{}, ['shape.kind: is required (required)']],
    [7, ['shape: must be an object (type)']],
  ])('%j is told what its own kind lacks', (value, expected) => {
    expect(say(shape, { shape: value })).toEqual(expected)
  })

  test('that nothing tells apart says so in words', () => {
    const either = { oneOf: [{ required: ['a'] }, { required: ['b'] }] }
    const messages = say(either, {})
    expect(messages.at(-1)).toBe(': is not one of the forms that are known here (oneOf)')
    expect(messages.join()).not.toContain('schema')
  })
})

describe('allOf', () => {
  test('names the fields of every part', () => {
    const both = { allOf: [{ required: ['a'] }, { required: ['b'] }], unevaluatedProperties: false }
    expect(say({ type: 'object', ...both }, { c: 1 })).toEqual([
      'a: is required (required)',
      'b: is required (required)',
      'c: is not a known field (unevaluatedProperties)',
    ])
  })
})

test('long texts do not make patterns slow', () => {
  const hostile = `a@${'.'.repeat(200_000)} `
  const messages = say(component('Email'), hostile)
  expect(messages).toEqual([': must have at most 254 characters (maxLength)'])
})
