import { useState } from 'react'
import type { BubbleSourcesProps } from './BubbleSources.tsx'
import { ChatBubble, type ChatBubbleProps } from './ChatBubble.tsx'
import { CitedText } from './CitedText.tsx'

export interface AnswerBubbleProps extends Omit<ChatBubbleProps, 'side' | 'children' | 'sources'> {
  text: string
  /** Where the figures of the answer come from. */
  sources: Omit<BubbleSourcesProps, 'asked'>
  /** Of each figure, beside its words: "Show the source". */
  sourceLabel: string
}

/** An answer of the assistant: each figure in its words leads to the row that it comes from. */
export function AnswerBubble({ text, sources, sourceLabel, ...bubble }: AnswerBubbleProps) {
  const [asked, setAsked] = useState<{ figure: string }>()
  return (
    <ChatBubble {...bubble} side="bot" sources={{ ...sources, asked }}>
      <CitedText
        text={text}
        sources={sources.items}
        sourceLabel={sourceLabel}
        onAsk={(figure) => setAsked({ figure })}
      />
    </ChatBubble>
  )
}
