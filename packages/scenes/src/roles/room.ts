import type { Stage } from '../core/stage.ts'
import { group } from '../core/svg.ts'
import { bedroom } from '../rooms/bedroom.ts'
import { hall } from '../rooms/hall.ts'
import { kitchen } from '../rooms/kitchen.ts'
import { living } from '../rooms/living.ts'
import { majlis } from '../rooms/majlis.ts'
import { salesFloor } from '../rooms/sales-floor.ts'
import { meetingRoom, workspace } from '../rooms/workspace.ts'
import { settings } from '../settings/all.ts'
import type { Setting } from '../settings/setting.ts'
import { drawFacade } from './facade.ts'

export type Room = 'living' | 'bedroom' | 'kitchen'

const guestRooms: ReadonlySet<string> = new Set(['oldtown', 'desert', 'creek'])
const turns: Readonly<Record<Room, number>> = { living: 0, bedroom: 1, kitchen: 2 }

/** A room of the property; buildings that have no such room show the one that serves its place. */
export function drawRoom(stage: Stage, room: Room): string {
  const setting = settings[stage.character]
  if (stage.building === 'plot') return drawFacade(stage)
  const scene = interior(stage, setting, room)
  return stage.random.chance(0.5) ? group(scene, 'transform="matrix(-1 0 0 1 800 0)"') : scene
}

function interior(stage: Stage, setting: Setting, room: Room): string {
  if (stage.building === 'shop') return salesFloor(stage, setting, turns[room])
  if (stage.building === 'warehouse') return hall(stage, setting, turns[room])
  if (room === 'kitchen') return kitchen(stage, setting)
  if (stage.building === 'office') {
    return room === 'living' ? workspace(stage, setting) : meetingRoom(stage, setting)
  }
  if (room === 'bedroom') return bedroom(stage, setting)
  const traditional = guestRooms.has(stage.character) && stage.building !== 'tower'
  return traditional && stage.composition % 2 === 0
    ? majlis(stage, setting)
    : living(stage, setting)
}
