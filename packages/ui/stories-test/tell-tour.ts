import { modes } from './modes.ts'
import { isClean, type Visit } from './story-visitor.ts'
import type { Entry } from './storybook-index.ts'
import type { Tour } from './tour.ts'

const first = ({ problems, findings }: Visit): string =>
  problems[0] ?? findings?.[0] ?? 'axe did not run'

/** A few lines about everything that was seen: how much, what was slow, what was loaded anew. */
export function tellTour({ sights, times }: Tour, stories: readonly Entry[]): string {
  const components = new Set(stories.map(({ importPath }) => importPath)).size
  const plays = stories.filter(({ tags }) => tags.includes('play-fn')).length * 2
  const violations = [...sights.values()].flatMap(({ findings }) => findings ?? []).length
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 5)
  const anew = [...sights].flatMap(([name, { alone, ...visit }]) =>
    alone ? [`  ${name}: ${first(visit)}; then ${isClean(alone) ? 'nothing' : first(alone)}`] : [],
  )
  return [
    `${components} components, ${stories.length} stories in ${modes.length} modes, ` +
      `${plays} plays, ${violations} axe violations`,
    `Slowest: ${slowest.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join('; ')}`,
    `${anew.length} not clean, so loaded anew to tell why`,
    ...anew,
  ].join('\n')
}
