import { expect, test } from 'vitest'
import { namesOf } from '../../src/ports/openid/names-of.ts'

test.each([
  ['half a letter at its end', `${'x'.repeat(79)}😀`, 'x'.repeat(79)],
  ['what turns the writing around', 'Mo\u202ena', 'Mona'],
  ['marks in two ways', 'Jose\u0301', 'José'],
  ['signs of HTML', '<b>Mona', 'b Mona'],
])('a name of a provider has no %s', (_what, given_name, first_name) => {
  expect(namesOf({ given_name, family_name: 'Saleh' })).toEqual({ first_name, last_name: 'Saleh' })
})

test('joiners of Persian and Hindi stay', () => {
  expect(namesOf({ given_name: 'علی\u200cرضا' }).first_name).toBe('علی\u200cرضا')
})

test('where nothing of a name is seen, the address lends one', () => {
  const claims = { given_name: '\u0301\u200b', family_name: '\u202e', email: 'mona@example.com' }
  expect(namesOf(claims)).toEqual({ first_name: 'mona', last_name: '' })
})
