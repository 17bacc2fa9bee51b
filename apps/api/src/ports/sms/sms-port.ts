/** A text message as it leaves: whole, so that sending it again sends the same. */
export interface TextMessage {
  /** The same for every attempt, so that receivers can tell a repetition. */
  id: string
  /** As +971501234567. */
  to: string
  text: string
  date: Date
}

/** Where text messages go. */
export interface SmsPort {
  /** Whether messages leave this machine. */
  readonly delivers: boolean
  /** What happens to messages, in one sentence for the person who starts the server. */
  readonly description: string
  /**
   * Hands a message over.
   * @throws DeliveryRefused where trying again would not help, DeliveryDelayed where the service
   * says when; other errors may pass
   */
  deliver(message: TextMessage, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}
