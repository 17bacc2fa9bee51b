import { expect, it } from 'vitest'
import { messages } from '../../src/generated/messages.gen.ts'
import { zMessageKey, zMessageValues } from '../../src/generated/zod.gen.ts'
import { fillText, say } from '../../src/request/say.ts'

it('says a text with its values, and keeps both for other languages', () => {
  expect(say('field.atLeast', { limit: 3 })).toEqual({
    key: 'field.atLeast',
    values: { limit: '3' },
    message: 'must be at least 3',
  })
  expect(say('field.required')).toEqual({ key: 'field.required', message: 'is required' })
})

it('takes a value as it is, whatever signs it has', () => {
  expect(fillText('{{a}} and {{b}}', { a: '$& {{b}}', b: '$1' })).toBe('$& {{b}} and $1')
  expect(fillText('{{a}}.', {})).toBe('.')
})

it('keeps values as long as the contract lets them be', () => {
  const { values } = say('problem.mediaType', { type: '😀'.repeat(400) })
  expect(zMessageValues.safeParse(values).success).toBe(true)
  expect(values?.type?.isWellFormed()).toBe(true)
})

it('has words for every key of the contract, and none besides', () => {
  expect(Object.keys(messages)).toEqual(zMessageKey.options)
})
