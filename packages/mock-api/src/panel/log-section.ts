import type { RequestLog } from '../gate/request-log.ts'
import { element } from './element.ts'

/** The last calls, newest first. */
export function logSection(log: RequestLog): { view: HTMLElement; update: () => void } {
  const rows = element('tbody')
  const headings = ['Call', 'Status', 'ms'].map((name) => element('th', { scope: 'col' }, name))
  const update = () =>
    rows.replaceChildren(
      ...log
        .entries()
        .map(({ operation, status, ms }) =>
          element(
            'tr',
            { className: status === 0 || status >= 400 ? 'failed' : '' },
            element('td', {}, operation),
            element('td', {}, status === 0 ? 'none' : String(status)),
            element('td', {}, String(ms)),
          ),
        ),
    )
  update()
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...headings)), rows)
  const view = element('div', { className: 'scroll', tabIndex: 0 }, table)
  view.role = 'group'
  view.ariaLabel = 'Calls'
  return { view, update }
}
