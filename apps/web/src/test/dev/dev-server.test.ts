import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createContractWatch } from '../../../scripts/dev/contract-watch.ts'
import { runServer } from '../../../scripts/dev/server-process.ts'
import { isServerSource, serverFolders } from '../../../scripts/dev/server-sources.ts'
import { serverAddresses } from '../../../scripts/server-addresses.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const fake = path.join(import.meta.dirname, 'fake-server.mjs')

it('starts the server anew for its own sources and those of its packages, for no others', () => {
  const folders = serverFolders(root)
  const restarts = (file: string) => isServerSource(path.join(root, file), folders)
  expect(restarts('apps/api/src/app.ts')).toBe(true)
  expect(restarts('packages/domain/src/limits.ts')).toBe(true)
  // A dependency of a dependency.
  expect(restarts('packages/api-client/src/generated/types.gen.ts')).toBe(true)
  expect(restarts('packages/i18n/src/server/ar.json')).toBe(true)
  // Texts of pages are swapped in the browser.
  expect(restarts('packages/i18n/src/locales/en/home.json')).toBe(false)
  expect(restarts('packages/ui/src/foundations/Button/Button.tsx')).toBe(false)
  expect(restarts('apps/web/src/app/main.tsx')).toBe(false)
  expect(restarts('packages/domain/src/limits.test.ts')).toBe(false)
  expect(restarts('apps/api/test/app.test.ts')).toBe(false)
})

it.each([
  ['/api/property/get-property/1', true],
  ['/api-docs/', true],
  ['/p?id=1', true],
  ['/zh/guide/buyer', true],
  ['/icons/192.png', true],
  ['/', false],
  ['/src/app/main.tsx', false],
  ['/src/api/api.ts', false],
  ['/xx/guide/buyer', false],
])('%s is for the server: %s', (url, expected) => {
  expect(serverAddresses.some((pattern) => pattern.test(url))).toBe(expected)
})

it('is settled when the server is ready, and again after a new start', async () => {
  const failed = vi.fn()
  const server = runServer(fake, { ...process.env, FAILS: '' }, failed)
  expect(await server.whenSettled()).toBe(true)
  server.restart()
  server.restart()
  expect(await server.whenSettled()).toBe(true)
  await server.stop()
  expect(failed).not.toHaveBeenCalled()
})

it('tells a server that has never been ready, with its status', async () => {
  const failed = vi.fn()
  const server = runServer(fake, { ...process.env, FAILS: '3' }, failed)
  expect(await server.whenSettled()).toBe(false)
  expect(failed).toHaveBeenCalledWith(3)
  await server.stop()
})

it('generates code of changed contracts once, and only where lint is content', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockReturnValue()
  const ran: string[] = []
  let isContent = true
  const watch = createContractWatch(async (script) => {
    ran.push(script)
    return script !== 'lint:contracts' || isContent
  })
  for (let saved = 0; saved < 3; saved += 1) watch.changed()
  await vi.runAllTimersAsync()
  await watch.whenDone()
  expect(ran).toEqual(['lint:contracts', 'gen'])
  isContent = false
  watch.changed()
  await vi.runAllTimersAsync()
  await watch.whenDone()
  expect(ran).toEqual(['lint:contracts', 'gen', 'lint:contracts'])
  vi.useRealTimers()
  vi.restoreAllMocks()
})
