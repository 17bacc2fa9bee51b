import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { zLoginGuestResponse } from '@manzil/api-client/generated/zod.gen'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'manzil-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => void vi.useRealTimers())

/** Clocks of the server that are set from here on; what a library sets for itself is not among them. */
const countClocks = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.getTimerCount()
}

const web = mkdtempSync(join(folder, 'web-'))
const logger = pino({ level: 'silent' })
const settings = (more: Record<string, string> = {}) =>
  readConfig({ HOST: '127.0.0.1', PORT: '0', DEMO_PROPERTIES: '20', WEB_DIR: web, ...more })

test('without a built web app it says what to run', async () => {
  const config = settings({ DATA_DIR: join(folder, 'first') })
  await expect(startServer(config, logger)).rejects.toThrow(/npm run build/)
})

/** A port that another program holds. */
async function takenPort(): Promise<{ PORT: string; free: () => void }> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { PORT: String(port), free: () => other.close() }
}

test('a port in use is named, and the data folder is free again', async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Manzil</title>')
  const { PORT, free } = await takenPort()
  const taken = settings({ DATA_DIR: join(folder, 'first'), PORT })
  await expect(startServer(taken, logger)).rejects.toThrow(`Port ${PORT} is in use`)
  free()

  const server = await startServer(settings({ DATA_DIR: join(folder, 'first') }), logger)
  const page = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(await page.text()).toContain('Manzil')
  await server.close()
})

test('a server that is closed, or could not be opened, leaves no clock running', async () => {
  const clocks = countClocks()
  const { PORT, free } = await takenPort()
  const data = { DATA_DIR: join(folder, 'first') }
  await expect(startServer(settings({ ...data, PORT }), logger)).rejects.toThrow('is in use')
  expect(clocks()).toBe(0)
  free()
  const server = await startServer(settings(data), logger)
  // The chat's, the outbox's, the hourly cleaning's and the data folder's.
  expect(clocks()).toBeGreaterThanOrEqual(4)
  await server.close()
  expect(clocks()).toBe(0)
})

test('closing ends open conversations instead of waiting for them', async () => {
  const server = await startServer(settings({ DATA_DIR: join(folder, 'first') }), logger)
  const origin = `http://127.0.0.1:${server.port}`
  const guest = await fetch(`${origin}/api/user/guest-user-login`, { method: 'POST' })
  const { token } = zLoginGuestResponse.parse(await guest.json())
  const socket = io(origin, {
    path: chatPath,
    transports: ['websocket'],
    reconnection: false,
    auth: { token },
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  await server.close()
  expect(await gone).toBeDefined()
  socket.close()
})
