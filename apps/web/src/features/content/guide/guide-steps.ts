import type { Guide as Section } from '@manzil/api-client/generated/types.gen'

/** What a step is ticked off by: its part of the guide, and its place there from 1. */
export const stepId = (section: Section, at: number): string => `${section._id}-${at + 1}`

/** How many steps some parts of a guide have, and how many of them are done. */
export function countDone(
  sections: readonly Section[],
  done: ReadonlySet<string>,
): { done: number; count: number } {
  const ids = sections.flatMap((section) => section.steps.map((_, at) => stepId(section, at)))
  return { done: ids.filter((id) => done.has(id)).length, count: ids.length }
}

/** The part that comes next: the first that is not done, else the first. */
export function nextPart(
  sections: readonly Section[],
  done: ReadonlySet<string>,
): Section | undefined {
  const isLeft = (section: Section) => {
    const steps = countDone([section], done)
    return steps.done < steps.count
  }
  return sections.find(isLeft) ?? sections[0]
}
