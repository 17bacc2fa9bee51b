import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { claiming } from '../pictures/hostile-files.ts'

/** What a path answers; the count is of requests for it so far. */
type Answer = (response: ServerResponse, request: IncomingMessage, count: number) => unknown

/** A photograph that differs from those of other hues, as JPEG. */
export const photograph = (hue: number, width = 96, height = 64): Promise<Buffer> =>
  sharp(
    Buffer.from(
      Array.from({ length: 12 * 8 * 3 }, (_, at) => (hue * 37 + at * (11 + (hue % 7) * 6)) % 256),
    ),
    { raw: { width: 12, height: 8, channels: 3 } },
  )
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 80 })
    .toBuffer()

const jpeg = { 'content-type': 'image/jpeg' }

/** Answers by which other people's servers harm those who ask them. */
const hostile: Readonly<Record<string, Answer>> = {
  '/to-metadata.jpg': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-unlisted.jpg': (response) =>
    response.writeHead(302, { location: 'https://elsewhere.example/1.jpg' }).end(),
  '/to-file.jpg': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round.jpg': (response) => response.writeHead(302, { location: '/round.jpg' }).end(),
  '/endless.jpg': (response) => {
    response.writeHead(200, jpeg)
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      response.once('drain', write)
    }
    write()
  },
  '/bomb.png': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(claiming(10_000, 10_000)),
  '/drawing.jpg': (response) =>
    response
      .writeHead(200, jpeg)
      .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/page.jpg': (response) => response.writeHead(200, jpeg).end('<!doctype html><h1>Log in</h1>'),
  '/drip.jpg': (response) => {
    response.writeHead(200, jpeg)
    const timer = setInterval(() => response.write('x'), 20)
    response.once('close', () => clearInterval(timer))
  },
  '/gone.jpg': (response) => response.writeHead(404).end(),
  '/forbidden.jpg': (response) => response.writeHead(403).end(),
  '/broken.jpg': (response) => response.writeHead(500).end(),
  '/busy.jpg': (response) => response.writeHead(503).end(),
}

/** A server of photographs on this machine: what is put into it, and hostile answers. */
export async function openPictureServer() {
  const files = new Map<string, Answer>()
  const asked: { path: string; known: string | undefined }[] = []
  let inside = 0
  let mostInside = 0
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, known: request.headers['if-none-match'] })
    inside += 1
    mostInside = Math.max(mostInside, inside)
    response.once('close', () => {
      inside -= 1
    })
    const answer = files.get(path) ?? hostile[path]
    if (!answer) return response.writeHead(404).end()
    return answer(response, request, asked.filter((each) => each.path === path).length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    port,
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
    asked,
    most: () => mostInside,
    answer: (path: string, answer: Answer) => files.set(path, answer),
    /** A file with an ETag; asked for with it, it is unchanged. */
    file: (path: string, bytes: Uint8Array, etag = `"${path}"`) =>
      files.set(path, (response, { headers }) =>
        headers['if-none-match'] === etag
          ? response.writeHead(304, { etag }).end()
          : response.writeHead(200, { ...jpeg, etag }).end(bytes),
      ),
    remove: (path: string) => files.delete(path),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type PictureServer = Awaited<ReturnType<typeof openPictureServer>>
