import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const hovered = /([^{}]*:hover[^{}]*)\{([^{}]*)\}/g

// The pointer is still on what it has just pressed: a ground of hovering that outranks the pressed
// one leaves the pressed one's letters on it, which may be as pale.
it.each(['Tag/Tag.css', 'Button/Button.css'])('%s keeps the ground of what is pressed', (file) => {
  const sheet = readFileSync(join(import.meta.dirname, '../src/foundations', file), 'utf8')
  expect(sheet).toContain('[aria-pressed="true"]')
  const grounds = [...sheet.matchAll(hovered)].filter(([, , rules]) =>
    rules?.includes('background'),
  )
  expect(grounds.length).toBeGreaterThan(0)
  for (const [, selector] of grounds) expect(selector).toContain(':not([aria-pressed="true"]')
})
