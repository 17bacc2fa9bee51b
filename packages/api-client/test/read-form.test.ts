import { expect, test } from 'vitest'
import { formFields } from '../src/generated/form-fields.gen.ts'
import { fieldsOf, readForm } from '../src/read-form.ts'
import { toForm } from '../src/to-form.ts'

const file = new File(['x'], 'a.png', { type: 'image/png' })

test('texts and files by their names', () => {
  const parts = [
    ['file', file],
    ['purpose', 'property_photo'],
  ] as const
  expect(readForm('createUpload', parts)).toEqual({ file, purpose: 'property_photo' })
})

test('a name sent twice stays a list, unknown names stay', () => {
  const parts = [
    ['purpose', 'a'],
    ['purpose', 'b'],
    ['toString', 'c'],
  ] as const
  expect(readForm('createUpload', parts)).toEqual({ purpose: ['a', 'b'], toString: 'c' })
})

test('fields are those of the contract; none where there is no form', () => {
  expect(fieldsOf('updateProfilePicture')).toBe(formFields.updateProfilePicture)
  expect(fieldsOf('listProperties')).toEqual({})
})

test('a form holds what is there, lists under one name', async () => {
  const form = toForm({ file, count: 3, tags: ['a', 'b'], none: null, missing: undefined })
  expect([...form.keys()]).toEqual(['file', 'count', 'tags', 'tags'])
  expect(form.getAll('tags')).toEqual(['a', 'b'])
  expect(form.get('count')).toBe('3')
  expect(form.get('file')).toMatchObject({ name: 'a.png', type: 'image/png', size: 1 })
})
