import './LongText.css'
import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'

export interface LongTextProps {
  /** Line breaks are kept. */
  text: string
  /** Characters; longer texts open on demand. */
  limit?: number
  /** Language of the text, where it may differ from the page's. */
  lang?: string
  texts: { more: string; less: string }
}

/** Somebody's own words: as wide as one reads, the first ten lines of long ones until asked. */
export function LongText({ text, limit = 900, lang, texts }: LongTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const long = text.length > limit
  return (
    <div className="mz-long-text">
      <p id={id} data-cut={(long && !open) || undefined} dir="auto" lang={lang}>
        {text}
      </p>
      {long && (
        <Button
          variant="link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.less : texts.more}
        </Button>
      )}
    </div>
  )
}
