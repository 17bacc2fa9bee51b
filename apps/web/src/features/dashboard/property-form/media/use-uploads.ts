import type { UploadedFile } from '@manzil/api-client/generated/types.gen'
import type { DroppedFile } from '@manzil/ui/forms/FileDrop/FileDrop'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../../../../api/use-failure.ts'
import { makeKey } from '../../../../form/make-key.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { sendFile } from './send-file.ts'

/** Files that are sent side by side. */
const AT_ONCE = 3

interface Job extends DroppedFile {
  file: File
  /** Its place among all that were chosen here. */
  order: number
  stop: AbortController
}

/** Files on their way: some side by side, each with its progress; one that failed waits for a press. */
export function useUploads(onPicture: (picture: UploadedFile, order: number) => void) {
  const { t } = useTranslation('propertyForm')
  const fail = useFailure()
  const [jobs, setJobs] = useState<readonly Job[]>([])
  const latest = useRef(onPicture)
  latest.current = onPicture
  const running = useRef(new Set<string>())
  const chosen = useRef(0)

  const update = (id: string, change: Partial<DroppedFile>) =>
    setJobs((before) => before.map((job) => (job.id === id ? { ...job, ...change } : job)))
  const drop = (id: string) => setJobs((before) => before.filter((job) => job.id !== id))

  async function run({ id, file, stop, order }: Job): Promise<void> {
    running.current.add(id)
    update(id, { status: 'sending', progress: 0 })
    const sent = await sendFile(file, {
      purpose: 'property_photo',
      signal: stop.signal,
      onProgress: (progress) => update(id, { progress }),
    })
    running.current.delete(id)
    if (stop.signal.aborted) return drop(id)
    if (sent.ok) {
      drop(id)
      latest.current(sent.picture, order)
      return
    }
    const failed = (error: string) => update(id, { status: 'failed', error })
    if (!sent.error) return failed(t('media.lost'))
    // A session that has ended is told as such; what the server says of the file stands beside it.
    fail(sent.error, { onText: failed, onFields: ([field]) => failed(field?.message ?? '') })
    if (sent.error.status === 401) failed(t('media.lost'))
  }

  useEffect(() => {
    const free = AT_ONCE - running.current.size
    for (const job of jobs.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free)))
      if (!running.current.has(job.id)) void run(job)
  })

  const isBusy = jobs.some(({ status }) => status !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  return {
    files: jobs,
    add: (files: readonly File[]) => {
      const added = files.map(
        (file): Job => ({
          id: makeKey(),
          name: file.name,
          bytes: file.size,
          status: 'waiting',
          file,
          order: chosen.current++,
          stop: new AbortController(),
        }),
      )
      setJobs((before) => [...before, ...added])
    },
    remove: (id: string) => {
      jobs.find((job) => job.id === id)?.stop.abort()
      if (!running.current.has(id)) drop(id)
    },
    retry: (id: string) => update(id, { status: 'waiting', error: '' }),
  }
}
