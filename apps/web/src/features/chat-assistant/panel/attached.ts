import type { ChatComposerProps } from '@manzil/ui/chat/ChatPanel/ChatComposer'

/** What the input shows of the page that the next message is about. */
export type Attached = Pick<ChatComposerProps, 'criteria' | 'ideas'> & { placeholder: string }
