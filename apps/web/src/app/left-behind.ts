import type { i18n } from 'i18next'
import { deliverWaiting } from '../enquiry/outbox.ts'
import { resumeWatch } from '../features/chat-assistant/unread/watch-unread.ts'
import { outboxKey, readTab } from '../storage/tab-storage.ts'

/** Enquiries that an earlier page could not send go now; an answer that was due is looked for. */
export function goOn(texts: i18n): void {
  if (readTab(outboxKey) !== null) deliverWaiting()
  resumeWatch(texts)
}
