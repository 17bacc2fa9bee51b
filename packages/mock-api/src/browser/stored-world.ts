import { saveSoon } from '../save-soon.ts'
import { seedWorld } from '../seed-world.ts'
import { copyWorld, readSnapshot, takeSnapshot } from '../snapshot.ts'
import type { World } from '../world.ts'
import { forgetStored, mockKeys, readStored, writeStored } from './stored.ts'

/** A world that survives a reload. */
export interface StoredWorld {
  world: World
  /** Saves once things are quiet. */
  changed(): void
  /** Saves what waits at once. */
  saveNow(): void
  /** Forgets everything; a reload makes a fresh world. */
  reset(): void
}

/** The world of the last visit, or a fresh one; other tabs of the site share it. */
export function openStoredWorld(): StoredWorld {
  const world = readWorld() ?? seedWorld()
  let isOver = false
  const saving = saveSoon(() => {
    if (!isOver) writeStored(mockKeys.world, takeSnapshot(world))
  })
  window.addEventListener('pagehide', saving.now)
  window.addEventListener('storage', ({ key }) => {
    const other = key === mockKeys.world ? readWorld() : undefined
    if (other) copyWorld(other, world)
  })
  return {
    world,
    changed: saving.later,
    saveNow() {
      saving.later()
      saving.now()
    },
    reset() {
      isOver = true
      forgetStored(mockKeys.world)
    },
  }
}

function readWorld(): World | undefined {
  const text = readStored(mockKeys.world)
  if (text === null) return undefined
  try {
    return readSnapshot(text)
  } catch (cause) {
    console.info('What the mock kept is broken or of another contract; it starts afresh.', cause)
    return undefined
  }
}
