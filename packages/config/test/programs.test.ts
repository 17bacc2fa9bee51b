import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lacking } from '../src/programs/install.ts'
import { chromium, type Program, programs } from '../src/programs/programs.ts'

const found = (place: string | undefined): Program => ({ ...chromium, find: () => place })
const windowed = found('/usr/bin/chromium')

afterEach(() => vi.unstubAllEnvs())

describe('what is installed', () => {
  it('is what is not there', () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    for (const debian of [true, false]) {
      const nothing = found(undefined)
      expect(lacking([nothing], debian)).toEqual([nothing])
      expect(lacking([found(chromium.debianPlace)], debian)).toEqual([])
    }
  })

  it('is the browser without windows beside another one, where Debian has it', () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    expect(lacking([windowed], true)).toEqual([windowed])
    expect(lacking([windowed], false)).toEqual([])
  })

  it('is nothing beside a program that a setting names', () => {
    vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium')
    expect(lacking([windowed], true)).toEqual([])
  })
})

describe('a setting', () => {
  it.each(programs)('$setting that names nothing is a mistake, and says so', (program) => {
    vi.stubEnv(program.setting, '/no/such/place')
    expect(program.find).toThrow(`${program.setting} names /no/such/place`)
  })

  it('that names nothing is told in one sentence to whoever asked for the tests', () => {
    const program = path.resolve(import.meta.dirname, '../src/programs/cli.ts')
    const env = { ...process.env, CHROMIUM_PATH: '/no/such/chromium' }
    const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toBe('CHROMIUM_PATH names /no/such/chromium, where there is no chromium\n')
  })
})
