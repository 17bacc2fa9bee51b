import { describe, expect, test } from 'vitest'
import { openLibrary } from '../src/content-library.ts'
import { mostAsked, mostSigns } from '../src/content-row.ts'
import { edited, readWith } from './content-files.ts'

const blog = 'en/blogs/first-steps.md'
const faqs = 'en/faqs/buying.md'
const questions = '## May a bank lend? {#lend}\n\nYes.\n\n## Who may own? {#who}\n\nAnybody.'
const withLines = (entries: string): string => `---\nalso_asked:\n${entries}\n---\n\n${questions}`

describe('ways of asking for a text', () => {
  test('are kept beside it, by section or for the whole, and are no part of it', () => {
    const { rows, problems } = readWith({
      [faqs]: withLines('  who:\n    - can i own\n    - "3"'),
      ...edited(
        blog,
        'sources: [register]',
        'sources: [register]\nalso_asked:\n  - where to begin',
      ),
    })
    expect(problems).toEqual([])
    const library = openLibrary(rows)
    const who = library.all('faq').find(({ question }) => question === 'Who may own?')
    const [article] = library.all('blog')
    const asked = library.asked('en')
    expect(asked.get(who?._id ?? '')).toEqual(['can i own', '3'])
    expect(asked.get(article?._id ?? '')).toEqual(['where to begin'])
    expect(JSON.stringify([who, article])).not.toMatch(/can i own|where to begin/)
  })

  test('are those of English where a language has none', () => {
    const { rows } = readWith({
      [faqs]: withLines('  lend:\n    - loan?\n  who:\n    - can i own'),
      'de/faqs/buying.md': withLines('  who:\n    - darf ich'),
    })
    expect([...openLibrary(rows).asked('de').values()]).toEqual([['loan?'], ['darf ich']])
  })

  test.each<[string, Record<string, string>, string]>([
    [
      'a section that is not there',
      { [faqs]: withLines('  whom:\n    - can i') },
      `${faqs}:3 “also_asked” names “whom”`,
    ],
    [
      'no section',
      { [faqs]: withLines('  - can i own') },
      `${faqs}:2 “also_asked” must name a section`,
    ],
    ['no list', { [faqs]: withLines('  who: can i own') }, `${faqs}:3 “who” must be a list`],
    ['no lines', { [faqs]: withLines('  who: []') }, `${faqs}:3 No line stands here`],
    [
      'an empty line',
      { [faqs]: withLines("  who:\n    - can i\n    - ''") },
      `${faqs}:5 The line has no words`,
    ],
    ['a number', { [faqs]: withLines('  who:\n    - 12') }, `${faqs}:4 The line has no words`],
    [
      'too long a line',
      { [faqs]: withLines(`  who:\n    - ${'x'.repeat(mostSigns + 1)}`) },
      `${faqs}:4 The line has ${mostSigns + 1} characters`,
    ],
    [
      'too many lines',
      {
        [faqs]: withLines(
          ['  who:', ...Array.from({ length: mostAsked + 2 }, (_, at) => `    - line ${at}`)].join(
            '\n',
          ),
        ),
      },
      `${faqs}:${4 + mostAsked} Here are ${mostAsked + 2} lines`,
    ],
    [
      'the same within a text',
      { [faqs]: withLines('  who:\n    - Can I own?\n    - can i  own') },
      `${faqs}:5 The same is asked in ${faqs}:4`,
    ],
    [
      'the same under two sections',
      { [faqs]: withLines('  lend:\n    - can i\n  who:\n    - can i!') },
      `${faqs}:6 The same is asked in ${faqs}:4`,
    ],
    [
      'the same under two files',
      {
        [faqs]: withLines('  who:\n    - can i'),
        ...edited(blog, 'sources: [register]', 'sources: [register]\nalso_asked:\n  - Can I?'),
      },
      `${faqs}:4 The same is asked in ${blog}:11`,
    ],
  ])('say what is wrong with %s', (_, changes, expected) => {
    const { problems, held } = readWith(changes)
    const told = problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(expected)
    expect(held).toContain(faqs)
  })
})
