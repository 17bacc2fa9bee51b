import { createStore, useStore } from '../state/create-store.ts'
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'

export type ColorMode = 'light' | 'dark' | 'system'

/** Key of local storage; the boot script reads it too, before the first paint. */
export const colorModeKey = 'colorMode'

const readMode = (): ColorMode => {
  const stored = readStored(colorModeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const store = createStore<ColorMode>(readMode())

export const useColorMode = (): ColorMode => useStore(store)

/** Chooses the colours and remembers them; 'system' follows the machine again. */
export function setColorMode(mode: ColorMode): void {
  if (mode === 'system') removeStored(colorModeKey)
  else writeStored(colorModeKey, mode)
  store.set(mode)
}
