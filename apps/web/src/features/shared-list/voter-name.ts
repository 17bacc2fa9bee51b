import { readStored, removeStored, writeStored } from '../../storage/local-storage.ts'

const KEY = 'voterName'

/** The name that was given to votes before; empty where there is none. */
export const readVoterName = (): string => readStored(KEY) ?? ''

export function keepVoterName(name: string): void {
  if (name.trim()) writeStored(KEY, name)
  else removeStored(KEY)
}
