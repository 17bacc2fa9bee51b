import type { ShownNotice, SiteNotice } from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import type { World } from '../world.ts'

/** Every notice, the last day last first. */
export function noticesOf(world: World): SiteNotice[] {
  const today = dubaiDay(new Date())
  return [...world.notices.entries()]
    .map(([_id, notice]) => ({
      ...notice,
      _id,
      is_shown: notice.from <= today && notice.until >= today,
    }))
    .toSorted((one, other) => other.until.localeCompare(one.until))
}

/** What visitors are told today. */
export const shownNotices = (world: World): ShownNotice[] =>
  noticesOf(world)
    .filter(({ is_shown }) => is_shown)
    .map(({ _id, place, texts, link }) => ({ _id, place, texts, link }))
