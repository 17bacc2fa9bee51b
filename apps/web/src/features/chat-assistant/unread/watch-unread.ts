import { getChatUnread } from '@manzil/api-client/generated/chat-calls.gen'
import { formatNumber } from '@manzil/i18n/format'
import type { Translator } from '@manzil/i18n/translator'
import { api } from '../../../api/api.ts'
import { followSession, getSession } from '../../../session/session-store.ts'
import { readTab, unreadKey, writeTab } from '../../../storage/tab-storage.ts'
import { setChatUnread } from '../../../stores/bot-prompt.ts'

/** ms before each question; most answers come within seconds, none is waited for after a minute. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 13_000, 21_000]

/** What the visitor had seen when they closed the chat. */
interface Seen {
  account: string
  conversation: string
  /** Number of the last message. */
  seq: number
}

let stop: (() => void) | undefined

/** Remembers where the visitor stopped reading, and watches for the answer. */
export function beginWatch(texts: Translator, conversation: string, seq: number): void {
  const account = getSession().user?._id
  if (account === undefined) return
  const seen: Seen = { account, conversation, seq }
  writeTab(unreadKey, seen)
  watchUnread(texts, PAUSES)
}

/** Goes on after a reload: asks at once, then as often as an answer is still being given. */
export const resumeWatch = (texts: Translator): void => watchUnread(texts, [0, ...PAUSES])

/** The chat is open, or nobody is there to read: nothing is unread. */
export function endWatch(): void {
  stop?.()
  writeTab(unreadKey, null)
  setChatUnread(undefined)
}

function watchUnread(texts: Translator, pauses: readonly number[]): void {
  stop?.()
  const seen = readSeen()
  if (!seen) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = [...pauses]

  const next = () => {
    const pause = rest.shift()
    if (pause !== undefined) timer = setTimeout(look, pause)
  }
  async function look() {
    // Hidden pages ask when they are seen again.
    if (document.hidden) {
      document.addEventListener('visibilitychange', look, { once: true })
      return
    }
    const query = { session_id: seen?.conversation ?? '', after_seq: seen?.seq ?? 0 }
    const result = await getChatUnread(api, { params: { query } })
    if (mine !== stop) return
    if (!result.ok) return next()
    const { unread, answering } = result.data.data
    if (unread > 0) await show(texts, unread)
    if (answering) next()
  }
  const leave = followSession(() => {
    if (getSession().user?._id !== seen.account) endWatch()
  })
  const mine = () => {
    stop = undefined
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    leave()
  }
  stop = mine
  next()
}

async function show(texts: Translator, count: number): Promise<void> {
  await texts.load(['chat']).catch(() => {})
  if (readSeen() === null) return
  const label = texts.t('chat:unread.answers', { count })
  setChatUnread({ count: formatNumber(texts.language, count), label })
}

function readSeen(): Seen | null {
  const stored = readTab(unreadKey)
  if (typeof stored !== 'object' || stored === null) return null
  const { account, conversation, seq }: Partial<Record<keyof Seen, unknown>> = stored
  if (typeof account !== 'string' || typeof conversation !== 'string') return null
  if (typeof seq !== 'number' || account !== getSession().user?._id) return null
  return { account, conversation, seq }
}
