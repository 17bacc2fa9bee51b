import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ModerationPeer {
  url: URL
  /** What it was asked, in order. */
  asked: { key: string | undefined; body: unknown }[]
  stop: () => void
}

export type Answer = (text: string, response: ServerResponse) => void

/** Says what a moderation service says. */
export const verdict = (flagged: boolean): string =>
  JSON.stringify({
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: [{ flagged, categories: { harassment: flagged }, category_scores: {} }],
  })

/** A service on a free port that answers as it is told. */
export async function startModerationPeer(answer: Answer): Promise<ModerationPeer> {
  const asked: ModerationPeer['asked'] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      asked.push({ key: request.headers.authorization, body })
      const isQuestion = typeof body === 'object' && body !== null && 'input' in body
      answer(isQuestion ? String(body.input) : '', response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v1/moderations`),
    asked,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}
