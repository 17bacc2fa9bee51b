import http from 'node:http'

export interface Asked {
  port: number
  path: string
  /** The address of this machine that asks, which the server takes for a visitor's. */
  from: string
  /** Makes it a POST. */
  body?: string
}

/** Milliseconds until the whole answer; its status is told to `tell`. */
export function ask(
  { port, path, from, body }: Asked,
  tell = (_status: number) => {},
): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
    const method = body === undefined ? 'GET' : 'POST'
    const asked = http.request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers,
      localAddress: from,
    })
    asked.on('response', (answer) => {
      tell(answer.statusCode ?? 0)
      answer.resume().on('end', () => resolve(performance.now() - start))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
