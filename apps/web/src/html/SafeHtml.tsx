import { useMemo } from 'react'
import { drawHtml } from './draw-html.tsx'
import { sanitise } from './sanitise.ts'

/** HTML of the server, sanitised, then drawn as elements of our own. */
export function SafeHtml({ html }: { html: string }) {
  return useMemo(() => drawHtml(sanitise(html)), [html])
}
