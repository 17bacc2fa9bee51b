import type { Change } from './change.ts'
import { callOf, fieldOf, inlineFieldOf } from './place.ts'
import { pointerSteps } from './pointer.ts'

/** What changed and how, in one line of Markdown. */
export function sentence(change: Change): string {
  return `\`${subjectOf(change)}\`: ${messageOf(change)}`
}

/** What changed: something with a name of its own, or a call and a field in it. */
export function subjectOf(change: Change): string {
  const pointer = pointerOf(change)
  const [part, , name] = pointerSteps(pointer)
  const inline = [callOf(change.path), inlineFieldOf(change.path)].filter(Boolean).join(', ')
  return fieldOf(pointer) ?? (part === 'components' && name ? name : inline)
}

export const pointerOf = ({ base, revision }: Change): string => (revision ?? base)?.pointer ?? ''

function messageOf({ verdicts, property, kind, typeName, base, revision }: Change): string {
  if (verdicts.length > 0) return rephrase(verdicts.map((verdict) => verdict.message).join(' '))
  if (kind !== 'modified') return `${typeName} ${kind}`
  const [before, after] = [base?.value, revision?.value]
  if (Array.isArray(before) && Array.isArray(after)) {
    const list = (from: unknown[], without: unknown[]) =>
      from.filter((item) => !without.includes(item)).join(', ')
    const gained = list(after, before)
    const lost = list(before, after)
    const parts = [gained && `with ${gained}`, lost && `without ${lost}`].filter(Boolean)
    return `\`${property}\` ${parts.join(', ')}.`
  }
  return `\`${property}\` ${shown(before)} → ${shown(after)}.`
}

const shown = (value: unknown): string =>
  value === undefined ? 'none' : `\`${JSON.stringify(value)}\``

/** Values as code, events under their own names. */
const rephrase = (message: string): string =>
  message
    .replaceAll(/'([^']*)'/g, '`$1`')
    .replaceAll(/Path `\/event\//g, 'Event `')
    .replaceAll(/Operation `(?:GET|POST) \/event\//g, 'Event `')
    .replaceAll(/`(?:(?:GET|POST) )?\/event\//g, '`')
