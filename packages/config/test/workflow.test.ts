import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  concurrency: Record<string, string>
  jobs: Record<string, { permissions?: unknown; 'timeout-minutes'?: number; steps: Step[] }>
}

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const workflow: Workflow = parse(read('.github/workflows/ci.yml'))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

const jobs = Object.values(workflow.jobs)
const steps = jobs.flatMap((job) => job.steps)
const commands = steps.flatMap(({ run }) => run ?? [])

test('every command of the workflow is an npm command of ours', () => {
  const names = commands.map((command) => {
    const [, name] = /^npm (?:run (?:--silent )?)?([\w:]+)(?: -- .*)?$/.exec(command) ?? []
    return name ?? `not understood: ${command}`
  })
  expect(names.filter((name) => !(name in scripts))).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining(['test', 'drift', 'contracts:lint', 'contracts:breaking']),
  )
})

test('commands take nothing from a pull request but through the environment', () => {
  expect(commands.filter((command) => command.includes('${{'))).toEqual([])
})

test('it may read, and nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(jobs.filter(({ permissions }) => permissions !== undefined)).toEqual([])
  expect(Object.keys(workflow.on)).toEqual(['pull_request', 'push'])
})

test('actions are pinned to a major version, and every job ends', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([])
  expect(jobs.filter((job) => !job['timeout-minutes'])).toEqual([])
  expect(workflow.concurrency).toHaveProperty('cancel-in-progress')
})

test('where a branch is compared with what it left, the whole history is there', () => {
  const comparing = jobs.filter((job) => job.steps.some(({ run }) => run?.includes('--base')))
  const histories = comparing.map((job) => job.steps[0]?.with?.['fetch-depth'])
  expect(histories).toEqual([0])
})
