import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { removeAbandoned, SERVER_FOLDER } from '../abandoned-servers.ts'
import { testOnPostgres } from '../engines.ts'

const root = mkdtempSync(join(tmpdir(), 'manzil-abandoned-'))
afterAll(() => rmSync(root, { recursive: true }))

function folderOf(name: string, pid?: number): string {
  mkdirSync(join(root, name, 'data'), { recursive: true })
  if (pid !== undefined)
    writeFileSync(join(root, name, 'data', 'postmaster.pid'), `${pid}\n/data\n`)
  return name
}

test('the data of a killed server goes with the next run, that of others stays', () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  folderOf(`${SERVER_FOLDER}killed`, dead)
  const others = [
    folderOf(`${SERVER_FOLDER}running`, process.pid),
    folderOf(`${SERVER_FOLDER}beginning`),
    // As the program that makes the folder writes it.
    folderOf(`${SERVER_FOLDER}made`, -process.pid),
    folderOf('of-somebody-else', dead),
  ]
  removeAbandoned(root)
  expect(readdirSync(root).toSorted()).toEqual(others.toSorted())
})

testOnPostgres('a server whose run is killed ends, and takes its data with it', async () => {
  const program = join(import.meta.dirname, 'fixtures', 'lost-server.ts')
  const run = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [data]: string[] = await once(createInterface({ input: run.stdout }), 'line')
  const folder = dirname(data ?? '')
  expect(existsSync(folder)).toBe(true)
  run.kill('SIGKILL')
  await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(false)
})
