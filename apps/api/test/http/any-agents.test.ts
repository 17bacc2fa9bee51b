import { expect, test } from 'vitest'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

const ids = {
  client: '0197a1c2-7d10-7e3a-9b54-0000000000b1',
  generated: '0197a1c2-7d10-7e3a-9b54-0000000000b2',
  nameless: '0197a1c2-7d10-7e3a-9b54-0000000000b3',
  agent: '0197a1c2-7d10-7e3a-9b54-0000000000b4',
}

test('a site says whether it has agents, as their list does', async () => {
  const database = await openTestDatabase()
  const app = await buildTestApp(database)
  const told = async () => {
    const status = await app.inject('/api/site/get-site-status')
    const list = await app.inject('/api/user/all-users')
    expect(status.json().data.has_agents).toBe(list.json().pagination.total > 0)
    return status.json().data.has_agents
  }
  const accounts = database.db.insertInto('account')
  await accounts
    .values([
      { id: ids.client, role: 'individual', first_name: 'Sara' },
      { id: ids.generated, role: 'agent', first_name: 'Demo', is_demo: true },
      { id: ids.nameless, role: 'agency' },
    ])
    .execute()
  expect(await told()).toBe(false)
  await accounts.values({ id: ids.agent, role: 'agent', first_name: 'Zoe' }).execute()
  expect(await told()).toBe(true)
  await app.close()
  await database.close()
})
