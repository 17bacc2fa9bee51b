import type { ReactNode } from 'react'

/** Things beside each other, as many as there is room for. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {children}
    </div>
  )
}

/** Things below each other, in a place `width` px wide at most. */
export function Stack({ width, children }: { width?: number; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 12,
        justifyItems: 'start',
        maxInlineSize: width,
      }}
    >
      {children}
    </div>
  )
}
