import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { checkKey, FilesDown, type FilesPort, type StoredFile } from './files-port.ts'

/** A bucket of Amazon S3, or of what speaks like it. */
export interface S3Options {
  endpoint: URL
  region: string
  bucket: string
  key: string
  secret: string
  /** True names the bucket in the path, false in the host. */
  pathStyle: boolean
  /** Where browsers load files from, without a slash at its end; undefined lets this server serve them. */
  publicUrl: string | undefined
}

/** Times to wait for an answer, in milliseconds, and repetitions of what failed by a 5xx. */
const ANSWER_MS = 15_000
const RETRIES = 2

const OK = 200
const NOT_FOUND = 404

/** Keeps files in a bucket, with requests signed by version 4. */
export function createS3Files(options: S3Options): FilesPort {
  const { endpoint, region, bucket, key: accessKeyId, secret, pathStyle } = options
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const root = new URL(endpoint)
  if (pathStyle) root.pathname = `${root.pathname.replace(/\/+$/, '')}/${bucket}/`
  else root.host = `${bucket}.${root.host}`

  async function ask(method: string, key: string, sent?: { body: Uint8Array; type: string }) {
    checkKey(key)
    // A plain array of bytes, as fetch has it: the memory behind may be longer, or shared.
    const body = sent && new Uint8Array(sent.body)
    try {
      return await client.fetch(new URL(key, root), {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(body && { body }),
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(sent && { 'content-type': sent.type, 'cache-control': aYear }),
        },
      })
    } catch (cause) {
      throw new FilesDown(method, { cause })
    }
  }
  const refused = async (method: string, answer: Response): Promise<never> => {
    const words = (await answer.text().catch(() => '')).slice(0, 500)
    throw new FilesDown(method, { cause: new Error(`answered ${answer.status}: ${words}`) })
  }

  return {
    description: `Files are kept in the bucket ${bucket} of ${endpoint.host}.`,
    publicUrl: options.publicUrl,
    async put(key, body, type) {
      const answer = await ask('PUT', key, { body, type })
      if (!answer.ok) await refused('PUT', answer)
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.status === NOT_FOUND) {
        await answer.body?.cancel()
        return undefined
      }
      if (answer.status !== OK || !answer.body) return refused('GET', answer)
      return { ...told(answer), body: Readable.fromWeb(answer.body) }
    },
    async stat(key) {
      const answer = await ask('HEAD', key)
      if (answer.status === NOT_FOUND) return undefined
      return answer.ok ? told(answer) : refused('HEAD', answer)
    },
    async delete(key) {
      const answer = await ask('DELETE', key)
      if (!answer.ok && answer.status !== NOT_FOUND) await refused('DELETE', answer)
      await answer.body?.cancel()
    },
  }
}

/** For browsers that load from the bucket: a name never gets other contents. */
const aYear = 'public, max-age=31536000, immutable'

const told = ({ headers }: Response): StoredFile => ({
  bytes: Number(headers.get('content-length')),
  modified: new Date(headers.get('last-modified') ?? 0),
})
