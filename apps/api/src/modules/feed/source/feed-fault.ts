import type { Said } from '@manzil/api-client/request/say'

/** Why a feed cannot be read, or no further; what came before it counts. */
export class FeedFault extends Error {
  readonly said: Said

  constructor(said: Said, options?: ErrorOptions) {
    super(said.message, options)
    this.name = 'FeedFault'
    this.said = said
  }
}
