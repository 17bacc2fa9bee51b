import { expect, test } from 'vitest'
import { firstId } from '../../codegen/reference/browser/real-ids.ts'
import { addressOf, readable } from '../../codegen/reference/browser/send-request.ts'
import type { TryIt } from '../../codegen/reference/parts/try-it.ts'
import { files, pages } from './rendered-pages.ts'

const request: TryIt = {
  method: 'get',
  path: '/api/property/get-property/{id}',
  fields: [],
  json: undefined,
  jsonIds: [],
  form: undefined,
  auth: 'none',
  guestAt: undefined,
}

test('a form sends what was filled in, and leaves out what is empty', () => {
  const values = [
    { place: 'path', name: 'id', value: 'a/b' },
    { place: 'query', name: 'text', value: 'sea & sun' },
    { place: 'query', name: 'page', value: '' },
    { place: 'header', name: 'Idempotency-Key', value: 'k' },
  ]
  expect(addressOf(request, { values })).toBe('/api/property/get-property/a%2Fb?text=sea+%26+sun')
  expect(addressOf(request, { values: [] })).toBe(request.path)
})

test('the id of the first row is found, however deep the rows lie', () => {
  expect(firstId({ data: [{ _id: 'one' }, { _id: 'two' }] })).toBe('one')
  expect(firstId({ data: { data: [{ _id: 'one' }] } })).toBe('one')
  expect(firstId({ data: [] })).toBeUndefined()
  expect(firstId('a page of a proxy')).toBeUndefined()
})

test('an answer is shown in lines where it is JSON', () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(readable('<html>')).toBe('<html>')
})

test('scripts load nothing but each other', () => {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const [name, text] of scripts)
    for (const [, target = ''] of text.matchAll(/from '([^']*)'/g))
      expect(files.has(target.replace('./', '')), `${name} loads ${target}`).toBe(true)
})

test('each call has a request in three languages and a place to try it', () => {
  for (const { text, file } of pages.filter((page) => page.file.startsWith('rest-'))) {
    const calls = text.split('<article').length - 1
    for (const part of ['data-language="curl"', 'data-language="fetch"', 'data-try="'])
      expect(text.split(part).length - 1, `${file} ${part}`).toBe(calls)
  }
})
