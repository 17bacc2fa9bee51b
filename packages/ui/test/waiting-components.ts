/** Screens that are still to come, or to be drawn anew. */
export const screensAhead = ['/add-property', '/your-plan'] as const

interface Screen {
  /** That will show it, by its path. */
  path: (typeof screensAhead)[number]
  /** What it shows there. */
  purpose: string
}
/**
 * Components that no screen of the web app shows yet, by their folder, or by folder and file where
 * the rest of it is in use, with the screen that each is made for. Whoever shows one takes it out
 * here; one that no screen waits for is deleted.
 */
export const waitingComponents: Readonly<Record<string, Screen>> = {
  'PlanCard/PlanComparison': { path: '/your-plan', purpose: 'plans side by side' },
  ImageDrop: { path: '/add-property', purpose: 'pictures, in order, with progress' },
}
