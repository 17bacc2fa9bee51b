import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { boundedFetch } from '../../../src/chat/model/bounded-fetch.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server on a free port, and its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

test('the key is not carried to where a provider redirects', async () => {
  const given: unknown[] = []
  const elsewhere = await serve((request, response) => {
    given.push(request.headers.authorization)
    response.end('{}')
  })
  const provider = await serve((_, response) =>
    response.writeHead(307, { location: elsewhere }).end(),
  )
  const headers = { authorization: 'Bearer the-key' }
  await expect(boundedFetch(provider, { method: 'POST', body: '{}', headers })).rejects.toThrow()
  expect(given).toEqual([])
})

test('an answer without an end is given up', async () => {
  const provider = await serve((request, response) => {
    const line = 'x'.repeat(64 * 1024)
    const more = () => {
      if (!request.socket.destroyed) response.write(line, more)
    }
    more()
  })
  const response = await boundedFetch(provider)
  await expect(response.text()).rejects.toThrow('too long')
})

test('an honest answer comes whole', async () => {
  const text = 'data: {}\n\n'.repeat(1000)
  const provider = await serve((_, response) => response.end(text))
  expect(await (await boundedFetch(provider)).text()).toBe(text)
})
