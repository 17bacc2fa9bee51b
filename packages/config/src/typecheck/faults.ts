/**
 * The faults that compilers printed, each once: two programs that read a source both tell of it.
 * Indented lines explain the fault above them, and may do so in other words in another program.
 */
export function distinctFaults(outputs: readonly string[]): string[] {
  const faults = new Map<string, string>()
  for (const output of outputs)
    for (const fault of output.split(/\r?\n(?=\S)/)) {
      const head = fault.split(/\r?\n/, 1)[0] ?? ''
      if (head !== '' && !faults.has(head)) faults.set(head, fault.trimEnd())
    }
  return [...faults.values()]
}
