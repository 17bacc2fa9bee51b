import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'

interface Kept {
  body: Buffer
  type: string
}

export const peerKeys = { accessKeyId: 'AKIAPEER', secretAccessKey: 'a secret of tests' }

/**
 * A bucket on this machine, which checks signatures with the signer of Amazon's own client, and the hash
 * of what is sent. Answers 403 where either is wrong, as S3 does.
 */
export async function startS3Peer(region: string, bucket: string) {
  const objects = new Map<string, Kept>()
  let failures = 0
  const signer = new SignatureV4({
    credentials: peerKeys,
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  })

  async function isSigned({ method = '', url = '/', headers }: IncomingMessage, body: Buffer) {
    const told = /SignedHeaders=([^,]+), ?Signature=([\da-f]+)/.exec(headers.authorization ?? '')
    const [, names = '', signature] = told ?? []
    const time = String(headers['x-amz-date'])
    const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? []
    const signed = await signer.sign(
      {
        method,
        protocol: 'http:',
        hostname: '',
        path: url,
        headers: Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])])),
      },
      {
        signingDate: new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`),
        signableHeaders: new Set(names.split(';')),
      },
    )
    const hash = new Sha256()
    hash.update(body)
    const sum = Buffer.from(await hash.digest()).toString('hex')
    return (
      signature !== undefined &&
      signed.headers.authorization?.endsWith(signature) === true &&
      headers['x-amz-content-sha256'] === sum
    )
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const answer = (status: number, headers: Record<string, string | number> = {}, sent?: Buffer) =>
      response.writeHead(status, headers).end(sent)
    if (failures > 0) {
      failures -= 1
      return answer(503)
    }
    if (!(await isSigned(request, body)))
      return answer(403, {}, Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>'))
    const { method, headers } = request
    const inHost = headers.host?.startsWith(`${bucket}.`) === true
    const [, key] =
      new RegExp(inHost ? '^/(.+)$' : `^/${bucket}/(.+)$`).exec(request.url ?? '') ?? []
    if (key === undefined) return answer(404)
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, { body, type: String(headers['content-type']) })
      return answer(200)
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (!found) return answer(404)
    return answer(
      200,
      {
        'content-type': found.type,
        'content-length': found.body.length,
        'last-modified': 'Mon, 02 Nov 2026 08:30:00 GMT',
      },
      method === 'HEAD' ? undefined : found.body,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    objects,
    fail: (times: number) => {
      failures = times
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
