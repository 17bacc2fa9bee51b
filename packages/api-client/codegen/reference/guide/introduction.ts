import type { Reference } from '../model/reference.ts'
import { allCallsSection } from './all-calls.ts'
import { idempotencySection, pagingSection, ratesSection } from './calling.ts'
import { conventionsSection, versionsSection } from './conventions.ts'
import { errorsSection } from './errors.ts'
import type { Section } from './section.ts'
import { authenticationSection, startSection } from './start.ts'

/** The contents of every page name the sections; they are made once. */
const rendered = new WeakMap<Reference, Section[]>()

/** What holds for every call, in the order of the first page; without what the contract has not. */
export function introduction(reference: Reference): Section[] {
  const known = rendered.get(reference)
  if (known) return known
  const sections = [
    startSection(reference),
    authenticationSection(reference),
    errorsSection(reference),
    pagingSection(reference),
    idempotencySection(reference),
    ratesSection(reference),
    conventionsSection(reference),
    versionsSection(reference),
    allCallsSection(reference),
  ].filter((section) => section !== undefined)
  rendered.set(reference, sections)
  return sections
}
