import { say } from '@manzil/api-client/request/say'
import { FetchFault } from '../../../guarded-fetch/fetch-fault.ts'
import type { GuardedFetch } from '../../../guarded-fetch/guarded-fetch.ts'
import type { FeedParts } from '../parts.ts'
import type { FeedRow } from '../repository/feeds.ts'
import { FeedFault } from '../source/feed-fault.ts'

const MEGABYTE = 1_048_576

/** Of one edition. */
const MOST_MB = 200
const MOST_MINUTES = 5
const MS_A_MINUTE = 60_000
/** A file that brings less than so much in each half of a minute would not be there in time. */
const LEAST_KB = 64
const PACE_SECONDS = 30

/**
 * The edition that a run reads, as a file of this machine. One that was fetched before, by a run that broke
 * off, is read again as it was. @throws FeedFault where there is none
 */
export async function editionOf(
  { id, url }: Pick<FeedRow, 'id' | 'url'>,
  runId: string,
  { files, fetch }: Pick<FeedParts, 'files'> & { fetch: GuardedFetch },
): Promise<string> {
  const name = url === null ? id : runId
  const found = await files.find(name)
  if (found !== undefined) return found
  if (url === null) throw new FeedFault(say('feed.fileGone'))
  const limits = {
    bytes: MOST_MB * MEGABYTE,
    ms: MOST_MINUTES * MS_A_MINUTE,
    pace: { bytes: LEAST_KB * 1024, ms: PACE_SECONDS * 1000 },
  }
  try {
    return await files.write(name, (take) => fetch(url, limits, take))
  } catch (error) {
    if (error instanceof FetchFault) throw new FeedFault(saidOf(error), { cause: error })
    throw error
  }
}

/** Codes of a name that is no host, and of a host that takes no connection. */
const unanswered = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH'])

function saidOf({ reason, status, cause }: FetchFault) {
  if (reason === 'private') return say('feed.private')
  if (reason === 'redirects') return say('feed.redirects')
  if (reason === 'too-large') return say('feed.tooLarge', { limit: MOST_MB })
  if (reason === 'too-slow') return say('feed.tooSlow', { minutes: MOST_MINUTES })
  if (reason === 'crawls') return say('feed.crawls', { least: LEAST_KB, seconds: PACE_SECONDS })
  if (status !== undefined) return say('feed.unreachable', { reason: `HTTP ${status}` })
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return say(unanswered.has(code) ? 'feed.noSuchHost' : 'feed.brokenOff')
}
