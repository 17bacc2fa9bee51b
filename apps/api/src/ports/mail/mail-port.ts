/** A mailbox, with the name that it is shown by. */
export interface Mailbox {
  name: string
  address: string
}

/** An entry for the reader's calendar (iCalendar), and what the calendar is to do with it. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** A mail as it leaves: whole, so that sending it again sends the same. */
export interface Mail {
  /** With angle brackets; the same for every attempt, so that receivers can tell a repetition. */
  messageId: string
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
  date: Date
  /** Address that takes the receiver off by a single POST (RFC 8058). */
  unsubscribe?: string | undefined
  /** Message-IDs of the conversation that it goes on with, the newest last. */
  references?: readonly string[] | undefined
  calendar?: CalendarFile | undefined
}

/** Where mails go. */
export interface MailPort {
  /** Whether mails leave this machine. */
  readonly delivers: boolean
  /** What happens to mails, in one sentence for the person who starts the server. */
  readonly description: string
  /**
   * Hands a mail over.
   * @throws DeliveryRefused where trying again would not help; other errors may pass
   */
  deliver(mail: Mail, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}
