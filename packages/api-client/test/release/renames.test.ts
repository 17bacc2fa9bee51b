import { expect, test } from 'vitest'
import { compareDocuments } from '../../codegen/release/compare.ts'
import { sentence } from '../../codegen/release/sentence.ts'
import { answering, contractOf } from './one-call.ts'

const text = { type: 'string', maxLength: 80 }
const home = (fields: object) => ({
  type: 'object',
  required: Object.keys(fields),
  properties: fields,
})
const call = (operationId: string, schema: string, parameters: object[] = []) => ({
  get: {
    operationId,
    parameters,
    responses: answering({ $ref: `#/components/schemas/${schema}` }),
  },
})
const page = (name: string) => ({ name, in: 'query', schema: { type: 'integer', maximum: 9 } })

/** What is said, the impact first, of two states of a contract. */
const told = async (
  before: Parameters<typeof contractOf>,
  after: Parameters<typeof contractOf>,
) => {
  const changes = await compareDocuments(contractOf(...before), contractOf(...after))
  return changes.map((change) => `${change.impact} ${sentence(change)}`).sort()
}

test('a field with a new name is renamed, not removed, however the names are spelt', async () => {
  const before = { title: text, size: { type: 'integer', maximum: 9 } }
  const after = {
    headline: text,
    size: { type: 'integer', maximum: 9 },
    titles: { type: 'boolean' },
  }
  expect(
    await told(
      [{ '/home': call('getHome', 'Home') }, { Home: home(before) }],
      [{ '/home': call('getHome', 'Home') }, { Home: home(after) }],
    ),
  ).toEqual([
    'major `Home.headline`: Property `title` of `Home` was renamed to `headline`.',
    'minor `Home.titles`: Schema added',
    'patch `Home`: `required` with titles.',
  ])
})

test('calls, paths, parameters and schemas have their new names too', async () => {
  expect(
    await told(
      [
        {
          '/faq/get-all-faqs': call('listFaqs', 'Home'),
          '/home': call('getHome', 'Home'),
          '/homes': call('listHomes', 'Home', [page('page_size')]),
        },
        { Home: home({ title: text }) },
      ],
      [
        {
          '/faqs': call('listFaqs', 'Dwelling'),
          '/home': call('fetchHome', 'Dwelling'),
          '/homes': call('listHomes', 'Dwelling', [page('limit')]),
        },
        { Dwelling: home({ title: text }) },
      ],
    ),
  ).toEqual([
    'major `/faqs`: Path `/faq/get-all-faqs` was renamed to `/faqs`.',
    'major `GET /home`: Operation `getHome` was renamed to `fetchHome`.',
    'major `GET /homes`: `page_size` query parameter was renamed to `limit`.',
    'patch `Dwelling`: Schema `Home` was renamed to `Dwelling`.',
  ])
})

test('a field that is gone beside a new one of another kind is removed', async () => {
  const said = await told(
    [{ '/home': call('getHome', 'Home') }, { Home: home({ title: text }) }],
    [{ '/home': call('getHome', 'Home') }, { Home: home({ pool: { type: 'boolean' } }) }],
  )
  expect(said).toContain('major `Home.title`: Property `title` of `Home` was removed.')
  expect(said.join('\n')).not.toContain('renamed')
})
