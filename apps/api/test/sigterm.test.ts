import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { anEngine } from './engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'manzil-stopping-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A server in a process of its own, with the lines that it logs. */
function startProcess(databaseUrl = ''): {
  server: ChildProcess
  logged(word: string): Promise<string>
} {
  const web = join(folder, 'web')
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      DEMO_PROPERTIES: '0',
      WEB_DIR: web,
      LOG_LEVEL: 'info',
      LOG_PRETTY: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const read = createInterface({ input: server.stdout })
  read.on('line', (line) => lines.push(line))
  const logged = async (word: string) => {
    for (;;) {
      const line = lines.find((each) => each.includes(word))
      if (line !== undefined) return line
      await once(read, 'line')
    }
  }
  return { server, logged }
}

async function answerOf(asked: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

test('SIGTERM finishes what is under way on kept connections, and ends cleanly', async () => {
  mkdirSync(join(folder, 'web'))
  writeFileSync(join(folder, 'web', 'index.html'), '')
  const database = await anEngine.prepare(join(folder, 'data'), 'seeded')
  const { server, logged } = startProcess(database.databaseUrl)
  const port = Number(/localhost:(\d+)/.exec(await logged('Manzil is open'))?.[1])
  const agent = new Agent({ keepAlive: true })
  const begin = (): ClientRequest => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const path = '/api/user/login-user/'
    const asked = request({ host: '127.0.0.1', port, method: 'POST', path, agent, headers })
    asked.write(body.slice(0, 10))
    return Object.assign(asked, { rest: body.slice(10) })
  }
  const idle = request({ host: '127.0.0.1', port, path: '/api/ping', agent }).end()
  expect((await answerOf(idle)).statusCode).toBe(200)
  const underWay = Array.from({ length: 5 }, begin)
  // Their bodies are half sent once another request on a connection of its own was answered.
  const later = request({ host: '127.0.0.1', port, path: '/api/ping', agent }).end()
  expect((await answerOf(later)).headers.connection).toBe('keep-alive')

  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await logged('finishing what is under way')
  const answers = underWay.map(answerOf)
  for (const asked of underWay) asked.end((asked as ClientRequest & { rest: string }).rest)
  for (const answer of await Promise.all(answers)) {
    expect(answer.statusCode).toBe(401)
    expect(answer.headers.connection).toBe('close')
  }
  expect(await ended).toEqual([0, null])
  agent.destroy()
  await database.drop()
})
