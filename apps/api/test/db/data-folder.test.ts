import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { takeLease } from '../../src/db/data-folder-lease.ts'
import { lockDataFolder } from '../../src/db/data-folder-lock.ts'
import { StartupError } from '../../src/startup-error.ts'
import { silent } from '../engines.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzil-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the endless writer and resolves once it acknowledged `rows` rows. */
async function startWriter(rows: number): Promise<{ child: ChildProcess; written: () => number }> {
  const script = fileURLToPath(new URL('./fixtures/endless-writer.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder, inject('embeddedTemplates').migrated], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = 0
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = Number(line)
      if (last === rows) resolve()
    })
    child.once('exit', () => reject(new Error('the writer ended by itself')))
  })
  return { child, written: () => last }
}

describe('a data folder', () => {
  test('keeps every acknowledged row when its owner is killed, and refuses a second owner', async () => {
    const { child, written } = await startWriter(200)
    const second = openDatabase({ dataDir: folder, logger: silent })
    await expect(second).rejects.toThrow(
      new StartupError(
        `The data folder ${folder} is in use by process ${child.pid}: stop it, or use another folder.`,
      ),
    )
    child.kill('SIGKILL')
    await once(child, 'close')
    const database = await openDatabase({ dataDir: folder, logger: silent })
    const rows = await database.db.selectFrom('setting').select('key').execute()
    await database.close()
    const keys = new Set(rows.map(({ key }) => key))
    const acknowledged = Array.from({ length: written() }, (_, index) => `row-${index + 1}`)
    expect(written()).toBeGreaterThanOrEqual(200)
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([])
  })

  test('can be taken again once it was released', async () => {
    const first = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(StartupError)
    await first.release()
    const second = await lockDataFolder(folder)
    await second.release()
  })

  test('is refused with one sentence when it cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const opened = openDatabase({ dataDir: join(file, 'data'), logger: silent })
    await expect(opened).rejects.toThrow(
      new StartupError(`The data folder ${join(file, 'data')} cannot be written (ENOTDIR).`),
    )
  })

  test('is refused with one sentence when an older engine wrote it', async () => {
    const { release } = await lockDataFolder(folder)
    await release()
    const database = join(folder, 'database')
    mkdirSync(database)
    writeFileSync(join(database, 'PG_VERSION'), '17\n')
    const opened = openDatabase({ dataDir: folder, logger: silent })
    await expect(opened).rejects.toThrow('was written by PostgreSQL 17')
  })
})

describe('a lease from another machine', () => {
  const lease = (renewal: number) =>
    writeFileSync(
      join(folder, 'owner.json'),
      JSON.stringify({ pid: 77, host: 'other', scope: 'elsewhere', renewal }),
    )

  test('is respected while it is renewed', async () => {
    lease(1)
    const taken = takeLease(folder, 50)
    lease(2)
    await expect(taken).rejects.toThrow(
      `The data folder ${folder} is in use by process 77 on other: stop it, or use another folder.`,
    )
  })

  test('is taken over once it stands still', async () => {
    lease(1)
    const taken = await takeLease(folder, 50)
    taken.release()
    expect(taken).toBeDefined()
  })
})
