import { expect, test } from 'vitest'
import { describeError } from '../../src/describe-error.ts'

const secret = 'Sara Khan 0501234567'

test('what drivers add to an error is not logged', () => {
  const error = Object.assign(new Error('relation "x" does not exist'), {
    code: '42P01',
    query: `select '${secret}'`,
    params: [secret],
    detail: secret,
    where: secret,
  })
  const described = describeError(error)
  expect(described).toMatchObject({ type: 'Error', code: '42P01', message: error.message })
  expect(described.stack).toContain('describe-error.test')
  expect(JSON.stringify(described)).not.toContain(secret)
})

test.each(['22P02', '23505'])('messages that quote values are not logged: %s', (code) => {
  const error = Object.assign(new Error(`invalid input: "${secret}"\n${secret}`), { code })
  const described = describeError(error)
  expect(described.code).toBe(code)
  expect(JSON.stringify(described)).not.toContain(secret)
})

test('what could not be read is not logged, nor as the cause of something else', () => {
  let unreadable: unknown
  try {
    JSON.parse(secret)
  } catch (error) {
    unreadable = error
  }
  const described = describeError(new Error('an answer failed', { cause: unreadable }))
  expect(described.cause?.type).toBe('SyntaxError')
  expect(JSON.stringify(described)).not.toMatch(/Sara|050/)
})

test('causes that go round end', () => {
  const error = new Error('round')
  error.cause = error
  expect(describeError(error).cause?.cause?.cause?.cause).toBeUndefined()
})

test('what is no error is named by its kind alone', () => {
  expect(describeError(secret)).toEqual({ type: 'string', message: 'was thrown' })
})
