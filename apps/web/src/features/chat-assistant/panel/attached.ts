import type { ChatComposerProps } from '@manzil/ui/chat/ChatPanel/ChatComposer'

/** What the input shows of the page that the next message is about. */
export type Attached = Pick<ChatComposerProps, 'criteria' | 'ideas'> & { placeholder: string }

/** Sentences that are said as they stand. */
export const ideasOf = (sentences: readonly string[]) =>
  sentences.map((label) => ({ id: label, label }))
