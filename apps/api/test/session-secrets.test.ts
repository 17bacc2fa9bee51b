import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Busy } from '../src/busy.ts'
import { createToken, hashToken } from '../src/modules/session/token.ts'
import { hashPassword, nobodysHash, verifyPassword } from '../src/passwords/password.ts'
import { withPlace } from '../src/passwords/password-pool.ts'

describe('a password', () => {
  const password = 'seven palms on the creek'

  it('is kept as Argon2id of the strength that OWASP names as the least, each time another', async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    const strength = (hash: string) => hash.split('$').slice(0, 4)
    expect(strength(nobodysHash)).toEqual(strength(one))
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

describe('many passwords at once', () => {
  it('are done in turn, and those beyond a short line are refused', async () => {
    // From here on its thread runs.
    await hashPassword('the first')
    const given = Array.from({ length: 60 }, () => hashPassword('one of many'))
    const ends = await Promise.allSettled(given)
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    // One is being done, twenty wait.
    expect(ends.length - refused.length).toBe(21)
    for (const reason of refused) expect(reason).toBeInstanceOf(Busy)
    // The reason is for the log of whoever runs the site: it tells the two lines apart.
    expect(refused[0]).toMatchObject({ statusCode: 503, message: 'too many passwords' })
    expect(await hashPassword('one more')).toMatch(/^\$argon2id\$/)
  })

  it('are refused before anything is done for them', async () => {
    let begun = 0
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const work = () => {
      begun += 1
      return ended
    }
    const given = Array.from({ length: 30 }, () => withPlace(work))
    const ends = Promise.allSettled(given)
    expect(begun).toBe(21)
    end()
    const refused = (await ends).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({ statusCode: 503, message: 'too many log-ins' })
    await expect(withPlace(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await withPlace(async () => 'room again')).toBe('room again')
  })

  it('leave the threads that read files alone', async () => {
    await readFile(import.meta.filename)
    const before = await filesThreads()
    expect(before.threads).toBeGreaterThan(0)
    await Promise.all(Array.from({ length: 18 }, () => hashPassword('one of many')))
    // Eighteen take half a second of a processor and more.
    expect((await filesThreads()).ticks - before.ticks).toBeLessThan(10)
  })
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

/** The threads with which Node reads files, and the processor time that they took, in 1/100 s. */
async function filesThreads(): Promise<{ threads: number; ticks: number }> {
  const tasks = '/proc/self/task'
  const stats = await Promise.all(
    (await readdir(tasks)).map((id) => readFile(join(tasks, id, 'stat'), 'utf8')),
  )
  const own = stats.filter((stat) => stat.includes('(libuv-worker)'))
  // After the name in brackets; user and system time are the 12th and the 13th field then.
  const ticks = own
    .flatMap((stat) =>
      stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13),
    )
    .reduce((sum, text) => sum + Number(text), 0)
  return { threads: own.length, ticks }
}
