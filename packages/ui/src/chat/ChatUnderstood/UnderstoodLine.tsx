import './ChatUnderstood.css'

/** What an earlier answer rested on, in one quiet line. */
export function UnderstoodLine({ children }: { children: string }) {
  return (
    <p className="mz-understood-line" dir="auto">
      {children}
    </p>
  )
}
