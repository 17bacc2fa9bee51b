import type { Translator } from '@manzil/i18n/translator'
import { deliverWaiting } from '../enquiry/outbox.ts'
import { resumeWatch } from '../features/chat-assistant/unread/watch-unread.ts'
import { outboxKey, readTab } from '../storage/tab-storage.ts'

/** Enquiries that an earlier page could not send go now; an answer that was due is looked for. */
export function goOn(texts: Translator): void {
  if (readTab(outboxKey) !== null) deliverWaiting()
  resumeWatch(texts)
}
