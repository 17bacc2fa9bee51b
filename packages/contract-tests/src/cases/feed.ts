import {
  zCreateFeedResponse,
  zDeleteFeedResponse,
  zEndFeedExportResponse,
  zGetFeedExportResponse,
  zListFeedDifferencesResponse,
  zListFeedRunsResponse,
  zListFeedsResponse,
  zRenewFeedExportResponse,
  zStartFeedRunResponse,
  zUndoFeedRunResponse,
  zUpdateFeedResponse,
  zUploadFeedFileResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { formOf } from '../pictures.ts'
import { member } from '../visitors.ts'

const kept = ['listFeeds', 'createFeed', 'updateFeed', 'deleteFeed'] as const
const read = [
  'uploadFeedFile',
  'startFeedRun',
  'listFeedRuns',
  'listFeedDifferences',
  'undoFeedRun',
] as const
const offered = ['getFeedExport', 'renewFeedExport', 'endFeedExport'] as const

const edition = [
  'reference,permit_number,purpose,type,price,title,description,city,community,bedrooms,size_sqft',
  'C-1,CONTRACT-1,sale,apartment,1850000,Corner apartment of a feed,A corner apartment with a balcony over the water.,Dubai,Dubai Marina,2,1302',
  'C-2,CONTRACT-2,sale,castle,1850000,Castle of a feed,A castle with a balcony over the water.,Dubai,Dubai Marina,2,1302',
  'C-3,CONTRACT-3,sale,apartment,1850000,Flat on the moon of a feed,A flat with a balcony over the dark side.,Dubai,Atlantis Moon Base,2,1302',
  'C-4,CONTRACT-4,sale,apartment,0,Flat for nothing of a feed,A flat with a balcony over the water.,Dubai,Dubai Marina,2,1302',
  '',
].join('\n')

export function feedCases({ cases, target }: Suite): void {
  const add = async (token: string, url: string | null = null) => {
    const body = { name: 'Our system', url, schedule: 'daily' }
    const { data } = await succeed(target(), 'createFeed', zCreateFeedResponse, { token, body })
    return data
  }
  const remove = (token: string, id: string) =>
    succeed(target(), 'deleteFeed', zDeleteFeedResponse, { token, path: { id } })
  const listed = async (token: string) =>
    (await succeed(target(), 'listFeeds', zListFeedsResponse, { token })).data.map(({ _id }) => _id)

  cases('feeds', kept, () => {
    test('a feed is added, changed by whoever has read it last, and removed', async () => {
      const token = await member(target(), 'agency')
      const feed = await add(token, 'https://example.com/listings.xml')
      expect(feed).toMatchObject({ schedule: 'daily', next_run_at: null, last_run: null })
      expect(await listed(token)).toContain(feed._id)
      const path = { id: feed._id }
      const body = { name: 'New name', url: feed.url, schedule: 'weekly', revision: feed.revision }
      const { data } = await succeed(target(), 'updateFeed', zUpdateFeedResponse, {
        token,
        path,
        body,
      })
      expect(data).toMatchObject({ name: 'New name', schedule: 'weekly' })
      const stale = await fail(target(), 'updateFeed', 409, { token, path, body })
      expect(stale.code).toBe('conflict')
      const agent = await member(target(), 'agent')
      await fail(target(), 'updateFeed', 404, { token: agent, path, body })
      await fail(target(), 'createFeed', 403, { token: await member(target()), body })
      await remove(token, feed._id)
      await fail(target(), 'deleteFeed', 404, { token, path })
    })

    test('an address that is not https is none', async () => {
      const token = await member(target(), 'agency')
      const body = { name: 'Ours', url: 'http://example.com/a.xml', schedule: 'daily' }
      const { fields } = await fail(target(), 'createFeed', 422, { token, body })
      expect(fields.map(({ path }) => path)).toEqual(['url'])
    })
  })

  cases('runs of feeds', read, () => {
    test('a file is compared, told row by row, applied and put back', async () => {
      const token = await member(target(), 'agent')
      const { _id: id } = await add(token)
      const path = { id }
      await fail(target(), 'startFeedRun', 409, { token, path, body: { kind: 'check' } })
      const file = new File([edition], 'ours.csv', { type: 'text/csv' })
      const uploaded = await succeed(target(), 'uploadFeedFile', zUploadFeedFileResponse, {
        token,
        path,
        body: formOf({ file }),
      })
      expect(uploaded.data.file_name).toBe('ours.csv')
      const other = await member(target(), 'agency')
      await fail(target(), 'uploadFeedFile', 404, { token: other, path, body: formOf({ file }) })
      const ended = async () => {
        for (;;) {
          const { data } = await succeed(target(), 'listFeedRuns', zListFeedRunsResponse, {
            token,
            path,
          })
          const [last] = data
          if (last && last.state !== 'waiting' && last.state !== 'running') return last
        }
      }
      const start = async (kind: 'check' | 'apply') => {
        const body = { kind }
        await succeed(target(), 'startFeedRun', zStartFeedRunResponse, { token, path, body })
        return ended()
      }
      expect((await start('check')).counts).toMatchObject({ read: 4, new: 1, refused: 3 })
      const applied = await start('apply')
      expect(applied).toMatchObject({ state: 'done', counts: { new: 1, refused: 3 } })
      expect((await start('check')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
      // A run without changes does not end the undo of the one before.
      expect(await start('apply')).toMatchObject({ counts: { unchanged: 1 }, undo_until: null })
      const told = await succeed(target(), 'listFeedDifferences', zListFeedDifferencesResponse, {
        token,
        path: { id: applied._id },
        query: 'outcome=refused',
      })
      expect(told.data.map(({ line, reference }) => [line, reference])).toEqual([
        [3, 'C-2'],
        [4, 'C-3'],
        [5, 'C-4'],
      ])
      expect(told.data.map(({ reasons }) => reasons.map((reason) => reason.path))).toEqual([
        ['sub_category_id'],
        ['location_id'],
        ['price'],
      ])
      const run = { id: applied._id }
      await succeed(target(), 'undoFeedRun', zUndoFeedRunResponse, { token, path: run })
      expect(await ended()).toMatchObject({ kind: 'undo', state: 'done', counts: { gone: 1 } })
      await fail(target(), 'undoFeedRun', 409, { token, path: run })
      await fail(target(), 'listFeedDifferences', 404, { token, path: { id: nowhere } })
      await remove(token, id)
    })
  })

  cases('own feeds', offered, () => {
    test('addresses are given, renewed and taken back', async () => {
      const token = await member(target(), 'agency')
      const renew = () => succeed(target(), 'renewFeedExport', zRenewFeedExportResponse, { token })
      const first = await renew()
      const second = await renew()
      expect(second.data.bayut_url).not.toBe(first.data.bayut_url)
      const found = await succeed(target(), 'getFeedExport', zGetFeedExportResponse, { token })
      expect(found.data).toEqual(second.data)
      await succeed(target(), 'endFeedExport', zEndFeedExportResponse, { token })
      const ended = await succeed(target(), 'getFeedExport', zGetFeedExportResponse, { token })
      expect(ended.data).toBeNull()
    })
  })
}
