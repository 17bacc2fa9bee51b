import type { Violation } from './page-record.ts'

interface Axe {
  getRules(): { ruleId: string }[]
  run(context: object, options: object): Promise<{ violations: Violation[] }>
}

declare global {
  interface Window {
    axe: Axe
  }
}

/**
 * Runs in the page after the colours of a story were switched: the rules of axe that look at
 * colours, as the addon has set axe up for the story a moment ago. The colour mode changes nothing
 * that another rule could see (dark-mode.test.ts), so the others would find the same again.
 */
export async function checkColours(): Promise<string[]> {
  const { options = {} } = window.storyRecord.a11y ?? {}
  const ofColours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']
  const others = window.axe.getRules().filter(({ ruleId }) => !ofColours.includes(ruleId))
  const off = Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]))
  const { violations } = await window.axe.run(
    // Parts of Storybook's own that are always in the document.
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
    {
      ...options,
      preload: false,
      resultTypes: ['violations'],
      rules: { ...off, ...options.rules },
    },
  )
  return window.tellViolations(violations)
}
