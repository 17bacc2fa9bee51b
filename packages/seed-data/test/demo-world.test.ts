import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { demoAccounts, demoProperties, generateDemo } from '../src/demo/generate-demo.ts'
import { makeProperty } from '../src/demo/make-property.ts'
import { Random } from '../src/demo/random.ts'

const now = new Date('2026-11-18T08:00:00.000Z')
const small = { seed: 3, now, properties: 300 }

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

describe('generateDemo', () => {
  it('gives the same world for the same seed and time', () => {
    expect(hash(generateDemo(small))).toBe(hash(generateDemo(small)))
  })

  it('gives another world for another seed or time', () => {
    const hashes = [
      small,
      { ...small, seed: 4 },
      { ...small, now: new Date('2026-11-19T08:00:00.000Z') },
    ].map((options) => hash(generateDemo(options).properties))
    expect(new Set(hashes).size).toBe(3)
  })

  it('streams what it would return, each property apart from the others', () => {
    const [first, second] = demoProperties(small)
    const { properties, agents } = generateDemo(small)
    expect(first).toEqual(properties[0])
    expect(second).toEqual(properties[1])
    const [agent] = agents
    if (agent === undefined) throw new Error('no agents')
    const alone = makeProperty(250, { seed: small.seed, now, agentFor: () => agent })
    expect({ ...alone, agent_id: '', agency_id: '' }).toMatchObject({
      reference: properties[250]?.reference,
      type: properties[250]?.type,
      place: properties[250]?.place,
    })
  })

  it('stops at the number asked for', () => {
    expect([...demoProperties({ ...small, properties: 17 })]).toHaveLength(17)
  })
})

describe('the accounts', () => {
  const { agencies, agents, individuals } = demoAccounts({ seed: 3, now })
  const all = [...agencies, ...agents, ...individuals]

  it('are 60 agencies and 400 agents of theirs', () => {
    expect(agencies).toHaveLength(60)
    expect(agents).toHaveLength(400)
    const ids = new Set(agencies.map(({ _id }) => _id))
    expect(agents.filter(({ agency_id }) => !ids.has(agency_id))).toEqual([])
    expect(new Set(agents.map(({ emirate }) => emirate)).size).toBe(7)
  })

  it('have ids, names and addresses of their own', () => {
    for (const key of ['_id', 'email', 'user_name', 'phone_number'] as const)
      expect(new Set(all.map((account) => account[key])).size, key).toBe(all.length)
  })

  it('can be reached by nobody real', () => {
    for (const { email, phone_number } of all) {
      expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9-]+\.example$/)
      expect(phone_number).toMatch(/^\+9711000\d{4}$/)
    }
    for (const { rera_brn } of agents) expect(rera_brn).toMatch(/^DEMO-BRN-\d+$/)
    for (const { rera_orn } of agencies) expect(rera_orn).toMatch(/^DEMO-ORN-\d+$/)
  })

  it('include one login of each kind, the agent working for the agency', () => {
    expect(all.filter(({ isLogin }) => isLogin).map(({ email }) => email)).toEqual([
      'demo.agency@manzil.example',
      'demo.agent@manzil.example',
      'demo.individual@manzil.example',
    ])
    expect(agents[0]?.agency_id).toBe(agencies[0]?._id)
  })

  it('say in both languages what they are engaged for, individuals aside', () => {
    for (const { about, about_ar, service_need } of [...agents, ...agencies]) {
      expect(about).toMatch(/^[A-Z0-9].*\.$/)
      expect(about_ar).toMatch(/^\p{Script=Arabic}.*\.$/u)
      expect(service_need).toEqual(expect.arrayContaining(['sell', 'let']))
    }
    for (const person of individuals)
      expect(person).toMatchObject({ about: null, about_ar: null, service_need: [] })
  })

  it('have languages and countries as codes', () => {
    for (const { languages } of all)
      for (const code of languages) expect(code).toMatch(/^[a-z]{2}$/)
    for (const { nationality } of [...agents, ...individuals])
      expect(nationality).toMatch(/^[A-Z]{2}$/)
  })

  it('speak English and come from many countries', () => {
    expect(agents.every(({ languages }) => languages.includes('en'))).toBe(true)
    expect(new Set(agents.map(({ nationality }) => nationality)).size).toBeGreaterThan(10)
  })
})

describe('Random', () => {
  it('is even, whatever the key', () => {
    const random = new Random('a key')
    const draws = Array.from({ length: 20_000 }, () => random.unit())
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length
    expect(mean).toBeCloseTo(0.5, 1)
    expect(draws.every((value) => value >= 0 && value < 1)).toBe(true)
  })

  it('never picks what has no weight', () => {
    const random = new Random('weights')
    const picks = Array.from({ length: 500 }, () =>
      random.weighted([
        ['never', 0],
        ['always', 1],
      ]),
    )
    expect(new Set(picks)).toEqual(new Set(['always']))
  })
})
