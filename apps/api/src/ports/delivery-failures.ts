/** The receiving side will never take this message. */
export class DeliveryRefused extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options)
    this.name = 'DeliveryRefused'
  }
}

/** The receiving side said when to come back. */
export class DeliveryDelayed extends Error {
  /** In ms. */
  readonly waitMs: number
  constructor(reason: string, waitMs: number) {
    super(reason)
    this.name = 'DeliveryDelayed'
    this.waitMs = waitMs
  }
}
