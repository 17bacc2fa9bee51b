import type { Result } from './compiler.ts'

/**
 * The faults that compilers printed, each once: two programs that read a source both tell of it.
 * Indented lines explain the fault above them, and may do so in other words in another program.
 * A compiler that failed and named none is a fault itself.
 */
export function distinctFaults(results: readonly Result[]): string[] {
  const faults = new Map<string, string>()
  for (const { status, output } of results)
    for (const fault of (output.trim() || silence(status)).split(/\r?\n(?=\S)/)) {
      const head = fault.split(/\r?\n/, 1)[0] ?? ''
      if (head !== '' && !faults.has(head)) faults.set(head, fault.trimEnd())
    }
  return [...faults.values()]
}

/** What to say for a compiler that said nothing; nothing where that is well. */
function silence(status: number | null): string {
  if (status === 0) return ''
  return status === null
    ? 'A compiler was ended from outside.'
    : `A compiler ended with status ${status} and named no fault.`
}
