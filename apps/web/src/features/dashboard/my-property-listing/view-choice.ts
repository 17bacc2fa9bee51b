import { z } from 'zod/mini'
import { readStored, writeStored } from '../../../storage/local-storage.ts'

const zChoice = z.enum(['cards', 'table'])

type ViewChoice = z.infer<typeof zChoice>
export const viewChoices = zChoice.options

/** How own properties were looked at last in this browser; as cards where nobody said. */
export const readViewChoice = (): ViewChoice =>
  zChoice.safeParse(readStored('ownPropertiesView')).data ?? 'cards'

export const keepViewChoice = (choice: ViewChoice): void => writeStored('ownPropertiesView', choice)
