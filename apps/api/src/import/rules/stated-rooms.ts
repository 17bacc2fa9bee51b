import type { RemarkReason } from '../reasons.ts'
import type { Remarks } from '../remarks.ts'
import { parseRooms, type Rooms } from '../values/rooms.ts'

type RoomRemarks = Readonly<Record<'missing' | 'unreadable' | 'orMore', RemarkReason>>

const bedroomRemarks: RoomRemarks = {
  missing: 'bedrooms-missing',
  unreadable: 'bedrooms-unreadable',
  orMore: 'bedrooms-open-ended',
}
const bathroomRemarks: RoomRemarks = {
  missing: 'bathrooms-missing',
  unreadable: 'bathrooms-unreadable',
  orMore: 'bathrooms-open-ended',
}

function count(rooms: Rooms, text: string, words: RoomRemarks, remarks: Remarks): number | null {
  if (rooms.kind !== 'count') {
    remarks.add(words[rooms.kind], text)
    return null
  }
  if (rooms.wrapped) remarks.add('rooms-wrapped')
  if (rooms.orMore) remarks.add(words.orMore, rooms.count)
  return rooms.count
}

/** Bedrooms as stated; 0 is a studio, null not stated. "7+" is 7 with a note. */
export function readBedrooms(text: string, remarks: Remarks): number | null {
  return count(parseRooms(text), text, bedroomRemarks, remarks)
}

/** Bathrooms as stated; no property has none, so 0 counts as not stated. */
export function readBathrooms(text: string, remarks: Remarks): number | null {
  const stated = count(parseRooms(text), text, bathroomRemarks, remarks)
  if (stated !== 0) return stated
  remarks.add('bathrooms-missing')
  return null
}
