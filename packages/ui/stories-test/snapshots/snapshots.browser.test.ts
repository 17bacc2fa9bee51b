import { beforeAll, describe, expect, it } from 'vitest'
import { readEntries } from '../storybook-index.ts'
import { readAccepted } from './accepted.ts'
import { type Change, judge } from './judge.ts'
import { writeReport } from './report.ts'
import { namesOf, takeSnapshots } from './take.ts'

const accepted = readAccepted()
const names = [...new Set([...readEntries().flatMap(namesOf), ...accepted.names])]

let changes: Change[] = []
beforeAll(async () => {
  const { major, shots } = await takeSnapshots()
  if (accepted.major !== undefined && accepted.major !== major) {
    console.log(
      `${shots.length} snapshots not compared (taken with Chromium ${accepted.major}, here ${major})`,
    )
    return
  }
  changes = judge(shots, accepted)
  if (changes.length > 0) console.error(`Before, after and difference: ${writeReport(changes)}`)
})

describe('snapshots (npm run snapshots -- --accept accepts changes)', () => {
  it('has stories to take', () => {
    expect(names.length).toBeGreaterThan(0)
  })

  it.each(names)('%s', (name) => {
    expect(changes.find((change) => change.name === name)?.summary).toBeUndefined()
  })
})
