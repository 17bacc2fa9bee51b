import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { configDefaults } from 'vitest/config'
import { stages } from '../../../../scripts/test/stages.mjs'

const root = path.resolve(import.meta.dirname, '../../../..')
const load = async (file) => (await import(path.resolve(root, file))).default

/** Folders with the patterns of their test files, as the gate's suites run them. */
async function suites() {
  const files = stages.flatMap(({ suite }) => (suite ? [suite[suite.indexOf('--config') + 1]] : []))
  const configs = await Promise.all(files.map(load))
  const projects = configs.flatMap((config) => config.test?.projects ?? [config])
  return Promise.all(projects.map(patternsOf))
}

async function patternsOf({ root: folder, test, extends: base }) {
  const inherited = base ? (await load(base)).test : undefined
  return { folder, include: test?.include ?? inherited?.include ?? configDefaults.include }
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0')

function isRunBy({ folder, include }, file) {
  const inside = path.relative(folder, path.join(root, file)).split(path.sep).join('/')
  return include.some((pattern) => path.posix.matchesGlob(inside, pattern))
}

it('runs every file that is called a test', async () => {
  const all = await suites()
  const tests = files.filter((file) => /\.(test|spec|e2e)\.[cm]?[jt]sx?$/.test(file))
  expect(tests.filter((file) => !all.some((suite) => isRunBy(suite, file)))).toEqual([])
})

it('has a file for every project, which Vitest would not miss', async () => {
  const all = await suites()
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((suite) => !files.some((file) => isRunBy(suite, file)))).toEqual([])
})
