import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '../src/modules/session/password.ts'
import { createToken, hashToken } from '../src/modules/session/token.ts'

describe('a password', () => {
  const password = 'seven palms on the creek'

  it('is kept as Argon2id of the strength that OWASP names as the least, each time another', async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('opens what was kept of it, and nothing else does', async () => {
    const stored = await hashPassword(password)
    expect(await verifyPassword(stored, password)).toBe(true)
    expect(await verifyPassword(stored, `${password} `)).toBe(false)
  })

  it.each(['', 'no account has this password', password])(
    'opens no account that has none: %j',
    async (given) => {
      expect(await verifyPassword(null, given)).toBe(false)
    },
  )
})

describe('a token', () => {
  it('is 256 random bits in characters that a header may have', () => {
    const [one, other] = [createToken(), createToken()]
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(other)
  })

  it('is kept as its SHA-256, so that sessions outlive the next release', () => {
    expect(hashToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
