import type {
  FeedCounts,
  FeedDifference,
  FieldError,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { changesOfContent, type FeedContent } from '@manzil/domain/feeds/feed-content'
import { noCounts } from '@manzil/domain/feeds/feed-terms'
import { advertiserOf } from '../own/advertiser.ts'
import { changedProperty, newProperty } from '../own/write-property.ts'
import { roomOf } from '../payments/user-plans.ts'
import type { EntryOf, MockUser, World } from '../world.ts'
import { readCsv } from './read-csv.ts'
import { contentOfRow } from './row-of-csv.ts'

type StoredFeed = EntryOf<'feeds'>

/** What a run found and did. */
export interface Taken {
  counts: FeedCounts
  differences: FeedDifference[]
  rows: StoredFeed['rows']
}

/** Compares an edition with what the feed has on the site, and writes it where it is applied. */
export function takeEdition(
  world: World,
  account: MockUser,
  feed: StoredFeed,
  isApplied: boolean,
): Taken {
  const counts = { ...noCounts }
  const differences: FeedDifference[] = []
  const rows = { ...feed.rows }
  const seen = new Set<string>()
  let room = roomOf(world, account).properties
  const now = new Date().toISOString()
  const tell = (
    outcome: FeedDifference['outcome'],
    about: Partial<FeedDifference> & Pick<FeedDifference, 'reference' | 'title'>,
  ) => {
    counts[outcome] += 1
    const row = differences.length + 1
    differences.push({
      row,
      line: null,
      property_id: null,
      changes: [],
      reasons: [],
      ...about,
      outcome,
    })
  }
  const write = (content: FeedContent, reference: string, had?: PropertyDetail): string => {
    const form = content.form
    const about = {
      _id: world.makeId(),
      reference,
      status: 'live' as const,
      ...advertiserOf(world, account),
    }
    const property = had
      ? changedProperty(form, had, had.status, now)
      : newProperty(form, about, now)
    world.saveProperty(property, account._id)
    world.propertyDates.set(property._id, { updated_at: now, expires_at: null })
    return property._id
  }

  for (const { line, row } of readCsv(feed.file)) {
    counts.read += 1
    const reference = row.reference || null
    const title = row.title || null
    const refuse = (reasons: FieldError[]) => tell('refused', { line, reference, title, reasons })
    if (reference === null || seen.has(reference)) {
      refuse([{ path: 'reference', rule: 'repeated', ...say('field.feedTwice') }])
      continue
    }
    seen.add(reference)
    const read = contentOfRow(row)
    if ('reasons' in read) {
      refuse(read.reasons)
      continue
    }
    const { content } = read
    const kept = { ...content, pictures: [...content.pictures] }
    const known = rows[reference]
    const had = known && world.everyProperty.find(({ _id }) => _id === known.property_id)
    const about = { line, reference, title, property_id: had?._id ?? null }
    if (known && had) {
      const changes = changesOfContent(known.content, content)
      if (isApplied && changes.length > 0) write(content, reference, had)
      if (isApplied) rows[reference] = { ...known, content: kept }
      tell(changes.length > 0 ? 'changed' : 'unchanged', { ...about, changes })
    } else if (room < 1) refuse([{ path: '', rule: 'feed', ...say('feed.plan') }])
    else {
      room -= 1
      if (isApplied) {
        about.property_id = write(content, reference)
        rows[reference] = { property_id: about.property_id, content: kept }
      }
      tell('new', about)
    }
  }
  for (const [reference, known] of Object.entries(rows)) {
    if (seen.has(reference)) continue
    const had = world.findProperty(known.property_id)
    if (!had) continue
    if (isApplied) world.saveProperty({ ...had, status: 'hidden' }, account._id)
    tell('gone', { reference, title: known.content.form.title, property_id: had._id })
  }
  return { counts, differences, rows }
}
