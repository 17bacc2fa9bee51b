import type { UploadedFile } from '@manzil/api-client/generated/types.gen'
import { createUpload, finishUpload } from '@manzil/api-client/generated/upload-calls.gen'
import type { ApiError } from '@manzil/api-client/result'
import { RESUMABLE_PATH } from '@manzil/domain/limits'
import { api } from '../../../../api/api.ts'
import { getToken } from '../../../../session/session-store.ts'

type Purpose = 'property_photo' | 'floor_plan'

export type Sent = { ok: true; picture: UploadedFile } | { ok: false; error: ApiError | null }

interface Options {
  purpose: Purpose
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Bytes of a part: a slow connection loses no more than that. */
const PART = 524_288
/** Pauses before what broke off goes on, in ms; a minute and a half in all, then it waits for a press. */
const AGAIN = [0, 1_000, 3_000, 8_000, 20_000, 30_000, 30_000]
const BUSY = 503
/** There is nothing that takes parts, or something on the way lets none through. */
const noParts = new Set([404, 405, 501])

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a picture in parts that go on where a connection broke off, and has it made one of ours. */
export async function sendFile(file: File, options: Options): Promise<Sent> {
  const sent = await sendParts(file, options)
  if (sent === 'whole') return result(await createUpload(api, { body: formOf(file, options) }))
  if (sent === null) return { ok: false, error: null }
  for (let tries = 0; ; tries += 1) {
    const params = { path: { id: sent } }
    const made = await finishUpload(api, { params, body: { purpose: options.purpose } })
    const mayWait = !made.ok && (made.error.status === BUSY || made.error.status === 0)
    if (!mayWait || tries >= AGAIN.length || options.signal.aborted) return result(made)
    await pause(AGAIN[tries] ?? 0)
  }
}

const formOf = (file: File, { purpose }: Options) => ({ file, purpose })

type Answer = Awaited<ReturnType<typeof createUpload>> | Awaited<ReturnType<typeof finishUpload>>

const result = (answer: Answer): Sent =>
  answer.ok ? { ok: true, picture: answer.data.data } : { ok: false, error: answer.error }

/** Id of the upload; `whole` where parts are not taken; null where it broke off for good. */
async function sendParts(
  file: File,
  { onProgress, signal }: Options,
): Promise<string | 'whole' | null> {
  const { Upload, DetailedError } = await import('tus-js-client')
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint: RESUMABLE_PATH,
      chunkSize: PART,
      retryDelays: AGAIN,
      // What is kept in this browser is named in the cookies policy, and this needs nothing.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const token = getToken()
        if (token) request.setHeader('Authorization', `Bearer ${token}`)
      },
      onProgress: (bytes, total) => onProgress(total > 0 ? bytes / total : 0),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? null),
      onError: (error) => {
        const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : 0
        resolve(upload.url === null && noParts.has(status ?? 0) ? 'whole' : null)
      },
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      resolve(null)
    })
    upload.start()
  })
}
