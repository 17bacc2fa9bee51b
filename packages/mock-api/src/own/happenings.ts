import type { BusinessFigure, BusinessFigures } from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { markOf } from '../favourite-marks.ts'
import type { World } from '../world.ts'
import { answersFor } from './ownership.ts'

/** Something that is counted: whose it is, of which property, when it was, and how often. */
export interface Happening {
  figure: BusinessFigure
  person: string
  property: string | null
  day: string
  n: number
}

const dayOf = (iso: string): string => dubaiDay(new Date(iso))

/** Everything that is counted for an account; for an agency what its people got too. */
export function happeningsOf(world: World, accountId: string): Happening[] {
  const all: Happening[] = []
  const add = (
    figure: BusinessFigure,
    person: string | null | undefined,
    rest: { property: string | null; day: string; n?: number },
  ) => {
    if (person && answersFor(world, accountId, person)) all.push({ figure, person, n: 1, ...rest })
  }
  const ownerOf = (property: string) => world.propertyOwners.get(property)
  for (const [key, n] of world.propertyViews) {
    const [property = '', day = ''] = key.split(' ')
    add('views', ownerOf(property), { property, day, n })
  }
  for (const [account, saved] of world.favourites)
    for (const property of saved)
      add('favourites', ownerOf(property), {
        property,
        day: dayOf(markOf(world, account, property).saved_at),
      })
  for (const { recipient_id, property_id, created_at } of world.enquiries.values())
    add('enquiries', recipient_id, { property: property_id ?? null, day: dayOf(created_at) })
  for (const { messages } of world.conversations.values())
    for (const message of messages)
      if (message.type === 'property_results')
        for (const { _id } of message.data)
          add('mentions', ownerOf(_id), { property: _id, day: dayOf(message.timestamp) })
  for (const { kind, recipient, property, created_at } of world.disclosures.values())
    if (kind === 'phone' || kind === 'whatsapp')
      add('reveals', recipient._id, { property: property?._id ?? null, day: dayOf(created_at) })
  return all
}

/** How many of each there were. */
export function sumsOf(all: readonly Happening[]): BusinessFigures {
  const sums = { views: 0, favourites: 0, enquiries: 0, mentions: 0, reveals: 0 }
  for (const { figure, n } of all) sums[figure] += n
  return sums
}
