import { type Accepted, readAccepted } from './accepted.ts'
import { compareDocuments } from './compare.ts'
import { describe, type Entry, groups, sections } from './describe.ts'
import type { Documents } from './documents.ts'
import { listReleases, readRelease } from './releases.ts'
import { sentence } from './sentence.ts'

const introduction = `# Changelog of the contract

Generated from \`contracts/\` and its releases by \`npm run gen\`; not written by hand. What changes only
words, for readers of the documentation, is left out. How releases are made:
[changing-the-contract.md](changing-the-contract.md).
`

/** The changelog as Markdown: what is not released yet, then every release, newest first. */
export async function renderChangelog(contracts: string, now: Documents): Promise<string> {
  const released = listReleases(contracts).map((version) => ({
    title: version,
    documents: readRelease(contracts, version),
  }))
  const accepted = readAccepted(contracts)
  const states = [...released, { title: 'Unreleased', documents: now }]
  const parts = await Promise.all(
    states.map(async ({ title, documents }, index) => {
      const before = states[index - 1]
      if (!before) return `## ${title}\n\n${census(documents)}`
      const known = accepted.filter(({ release }) => release === before.title)
      const body = await differences(before.documents, documents, known)
      return `## ${title}\n\n${body}`
    }),
  )
  return [introduction, ...parts.reverse()].join('\n')
}

async function differences(
  before: Documents,
  after: Documents,
  accepted: Accepted[],
): Promise<string> {
  const changes = await compareDocuments(before, after)
  const major = changes.filter(({ impact }) => impact === 'major')
  const entries = changes.flatMap(describe)
  const written = sections.flatMap((section) =>
    write(
      section,
      entries.filter((entry) => entry.section === section),
    ),
  )
  const entryOf = (text: string) => accepted.find(({ change }) => change === text)
  const texts = major.map(sentence)
  const reasons = (strict: boolean) =>
    texts.flatMap((text) => {
      const entry = entryOf(text)
      return entry?.strict === strict ? [`${text} ${entry.reason}`] : []
    })
  const breaking = [
    ...list(
      'Breaks clients',
      texts.filter((text) => !entryOf(text)),
    ),
    ...list(
      'Breaks clients that hold answers against the contract they were built from, and was accepted all the same',
      reasons(true),
    ),
    ...list('Looks as if it broke clients, and does not', reasons(false)),
  ]
  return [...breaking, ...written].join('\n') || 'Nothing.\n'
}

function write(section: string, entries: Entry[]): string[] {
  if (entries.length === 0) return []
  const parts = groups.flatMap((group) => {
    const texts = entries.filter((entry) => entry.group === group).map(({ text }) => text)
    const short = group === 'Schemas' || group === 'Fields'
    return short && texts.length > 0
      ? [`${group}: ${sorted(texts).join(', ')}.\n`]
      : list(group, texts)
  })
  return [`### ${section}\n`, ...parts]
}

const list = (title: string, texts: string[]): string[] =>
  texts.length > 0
    ? [
        `${title}:\n\n${sorted(texts)
          .map((text) => `- ${text}`)
          .join('\n')}\n`,
      ]
    : []

/** In one order whatever the order of the files, each once. */
const sorted = (texts: string[]): string[] => [...new Set(texts)].sort()

/** How much the first release holds. */
function census({ openapi, asyncapi }: Documents): string {
  const paths = Object.values(openapi.paths as Record<string, object>)
  const operations = paths.flatMap((path) => Object.keys(path)).length
  const events = Object.keys(asyncapi.operations as object).length
  const schemas = new Set(
    [openapi, asyncapi].flatMap(({ components }) => Object.keys(components?.schemas ?? {})),
  )
  return `The first release: ${operations} operations, ${events} events, ${schemas.size} schemas.\n`
}
