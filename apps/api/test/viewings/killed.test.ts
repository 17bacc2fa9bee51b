import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { testEnquiries, testViewings } from '../chat/test-enquiries.ts'
import { engines, silent } from '../engines.ts'
import { agentOf, mornings } from './agent-with-hours.ts'
import { bookingOf, bookingSender } from './fixtures/booking.ts'

// Three processes open a database in a folder one after the other, on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const lostBooker = fileURLToPath(new URL('./fixtures/lost-booker.ts', import.meta.url))

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe.each(engines)(
  'a server that is killed while a time is booked, on $name',
  ({ prepare }) => {
    test('leaves one viewing or none, and the time taken or free as well', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'manzil-lost-booker-'))
      ends.push(async () => rmSync(dataDir, { recursive: true }))
      const { databaseUrl, drop } = await prepare(dataDir, 'seeded')
      ends.unshift(drop)
      const open = () => openDatabase({ dataDir, databaseUrl, logger: silent })
      const first = await open()
      const { agentId, here } = await agentOf(first)
      await testViewings(first.db).setHours(agentId, mornings)
      const [slot = ''] = (await testViewings(first.db).slots(here))?.slots ?? []
      await first.close()

      const found = async (moment: 'inside' | 'after') => {
        const args = [lostBooker, dataDir, databaseUrl ?? '', here, slot, moment]
        const child = spawn(process.execPath, args, { stdio: 'inherit' })
        const [, signal] = await once(child, 'exit')
        expect(signal).toBe('SIGKILL')
        const again = await open()
        const viewings = await again.db.selectFrom('viewing').select('state').execute()
        const free = (await testViewings(again.db).slots(here))?.slots.includes(slot)
        return { again, seen: [viewings.map(({ state }) => state), free] }
      }

      const inside = await found('inside')
      await inside.again.close()
      expect(inside.seen).toEqual([[], true])

      const { again, seen } = await found('after')
      ends.unshift(again.close)
      expect(seen).toEqual([['confirmed'], false])
      // The visitor, who was not answered, presses once more.
      const enquiries = await testEnquiries(again.db)
      const outcome = await enquiries.sendEnquiry(bookingOf(here, slot), bookingSender)
      expect(outcome).toMatchObject({ kind: 'accepted', answer: { key: 'done.viewingBooked' } })
      expect(await again.db.selectFrom('viewing').select('id').execute()).toHaveLength(1)
      expect(await again.db.selectFrom('enquiry').select('id').execute()).toHaveLength(1)
    })
  },
)
