import './DateDivider.css'

export interface DateDividerProps {
  /** Today, Yesterday, or the day. */
  text: string
  /** The day for machines: 2026-01-31. */
  isoDate: string
}

/** Parts the messages of one day from those of the next. */
export function DateDivider({ text, isoDate }: DateDividerProps) {
  return (
    <div className="mz-date">
      <time dateTime={isoDate}>{text}</time>
    </div>
  )
}
