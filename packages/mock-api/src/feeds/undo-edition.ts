import type { FeedCounts, FeedDifference } from '@manzil/api-client/generated/types.gen'
import { noCounts } from '@manzil/domain/feeds/feed-terms'
import { changedProperty } from '../own/write-property.ts'
import type { EntryOf, MockUser, World } from '../world.ts'
import { toDifference } from './to-difference.ts'

const outcomes = { new: 'gone', changed: 'changed', gone: 'changed' } as const

/** Puts back what a run has written. */
export function undoEdition(
  world: World,
  account: MockUser,
  { differences: done, before }: EntryOf<'feedRuns'>,
): { counts: FeedCounts; differences: FeedDifference[] } {
  const counts = { ...noCounts }
  const differences: FeedDifference[] = []
  const now = new Date().toISOString()
  for (const change of done) {
    const { outcome, property_id, reference } = change
    if (outcome !== 'new' && outcome !== 'changed' && outcome !== 'gone') continue
    const property = world.everyProperty.find(({ _id }) => _id === property_id)
    if (!property) continue
    const content = before?.[reference ?? '']?.content
    if (outcome === 'new') world.removeProperty(property._id)
    else if (outcome === 'gone') world.saveProperty({ ...property, status: 'live' }, account._id)
    else if (content)
      world.saveProperty(changedProperty(content.form, property, property.status, now), account._id)
    counts.read += 1
    counts[outcomes[outcome]] += 1
    const changes = change.changes.map(({ field, from, to }) => ({ field, from: to, to: from }))
    differences.push({ ...toDifference(change), outcome: outcomes[outcome], changes })
  }
  return { counts, differences }
}
