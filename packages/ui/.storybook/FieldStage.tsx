import type { ReactNode } from 'react'
import { useFieldWords } from './words/fields.ts'

/** A field as wide as in a form, with the value that the form would hold below it. */
export function FieldStage({ value, children }: { value?: unknown; children: ReactNode }) {
  const words = useFieldWords()
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      {children}
      {value !== undefined && (
        <p style={{ fontSize: 14, color: 'var(--mz-colors-fg-subtle)', overflowWrap: 'anywhere' }}>
          {words.fields}:{' '}
          <code data-testid="value" dir="ltr">
            {JSON.stringify(value)}
          </code>
        </p>
      )}
    </div>
  )
}

/** Fields below each other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>{children}</div>
}
