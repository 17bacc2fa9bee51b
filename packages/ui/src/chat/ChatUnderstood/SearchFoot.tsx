import './ChatUnderstood.css'
import type { ReactNode } from 'react'

/** What can be done with a search that was understood: links, and a note. */
export function SearchFoot({ children }: { children: ReactNode }) {
  return <div className="mz-understood-foot">{children}</div>
}
