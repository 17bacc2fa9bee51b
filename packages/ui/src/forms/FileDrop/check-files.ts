export interface FileLimits {
  /** As the attribute of an input: "image/jpeg,image/*,.pdf"; all kinds without it. */
  accept?: string
  /** The largest size of one file, in bytes. */
  maxBytes?: number
  /** How many files at most. */
  maxFiles?: number
}

export type RefusalReason = 'type' | 'size' | 'empty' | 'count'

export interface Refusal {
  file: File
  reason: RefusalReason
}

/** Whether a file is of a kind that `accept` names, judged as browsers do: by type, or by ending. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept.toLowerCase().split(',')
  return kinds.some((listed) => {
    const kind = listed.trim()
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1))
    return kind !== '' && type.toLowerCase() === kind
  })
}

/** Parts files that may be taken from those that may not; `have` is how many there are already. */
export function checkFiles(files: readonly File[], limits: FileLimits, have: number) {
  const { accept = '', maxBytes = Infinity, maxFiles = Infinity } = limits
  const taken: File[] = []
  const refused: Refusal[] = []
  for (const file of files) {
    if (accept !== '' && !isAccepted(file, accept)) refused.push({ file, reason: 'type' })
    else if (file.size === 0) refused.push({ file, reason: 'empty' })
    else if (file.size > maxBytes) refused.push({ file, reason: 'size' })
    else if (have + taken.length >= maxFiles) refused.push({ file, reason: 'count' })
    else taken.push(file)
  }
  return { taken, refused }
}
