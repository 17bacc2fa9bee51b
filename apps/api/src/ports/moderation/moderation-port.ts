/** Decides which texts may be said here: messages of visitors, and answers of a language model. */
export interface Moderation {
  /** What happens to messages, in one sentence for the person who starts the server. */
  readonly description: string
  /** Never throws: where nobody can decide, a text passes. */
  allows: (text: string) => Promise<boolean>
}

/** Lets everything pass. */
export const noModeration: Moderation = {
  description: 'Messages to the assistant are not moderated.',
  allows: async () => true,
}
