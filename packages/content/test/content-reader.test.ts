import { describe, expect, test } from 'vitest'
import { openLibrary } from '../src/content-library.ts'
import { edited, readWith } from './content-files.ts'

const blog = 'en/blogs/first-steps.md'
const guide = 'en/guides/buyer.md'
const faqs = 'en/faqs/buying.md'

describe('a folder without a fault', () => {
  const { rows, problems, held } = readWith()
  const library = openLibrary(rows)

  test('gives the rows of every kind and no problem', () => {
    expect(problems).toEqual([])
    expect([...held]).toEqual([])
    const kinds = new Set(rows.map(({ kind }) => kind))
    expect(kinds.size).toBe(10)
  })

  test('has guides with steps, documents and dated fees', () => {
    const [section] = library.all('guide')
    expect(section).toMatchObject({
      type: 'buyer',
      title: 'What it costs',
      order: 1,
      content: '<p>The fee is 4%.</p>',
      steps: [
        { title: 'Sign', text: 'the contract of sale.' },
        { title: 'Pay', text: 'the price.' },
      ],
      documents: ['Passport'],
      fees: [{ name: 'Transfer', as_of: '2026-10-01', source: { name: 'Land register' } }],
    })
    // The space inside a figure does not break, so that no line ends between AED and the number.
    expect(section?.fees[0]?.amount).toBe('4% of the price, and AED\u00a02,000')
  })

  test('has questions in order, their words with rates filled in', () => {
    const [first, second] = library.all('faq')
    expect([first?.question, second?.question]).toEqual([
      'May a bank lend for 25 years?',
      'Who may own?',
    ])
    expect(first?.answer).toBe(
      '<p>Yes, see the <a href="https://register.example/">register</a>.</p>',
    )
  })

  test('has notes of rates with the sums of others filled in, and none that names an unknown one', () => {
    const noted = (rate: string) =>
      readWith(edited('rates.yaml', 'en: Of the price', `en: 'Below {{rate:${rate}}}'`))
    const notes = noted('trustee-fee').rows.flatMap((row) =>
      row.kind === 'rate' && row.key === 'transfer-fee' ? [[row.language, row.data.note]] : [],
    )
    expect(Object.fromEntries(notes)).toMatchObject({
      en: 'Below AED\u00a02,000',
      de: 'Below 2.000\u00a0AED',
    })
    expect(noted('nothing').problems).toMatchObject([
      { file: 'rates.yaml', line: 1, message: 'rates.yaml has no “nothing”.' },
    ])
  })

  test('writes rates as each language does', () => {
    const texts = (id: string) =>
      Object.fromEntries(
        rows.flatMap((row) =>
          row.kind === 'rate' && row.key === id ? [[row.language, row.data.text]] : [],
        ),
      )
    expect(texts('transfer-fee')).toMatchObject({ en: '4%', de: '4\u00a0%', zh: '4%' })
    expect(texts('trustee-fee')).toMatchObject({
      en: 'AED\u00a02,000',
      ar: '2,000\u00a0درهم',
      de: '2.000\u00a0AED',
    })
    expect(texts('loan-term')).toMatchObject({ en: '25 years', ru: '25 лет', zh: '25年' })
  })

  test('falls back to English, and says so, where there is no translation', () => {
    const { rows: both } = readWith({ 'ar/faqs/buying.md': '## من يتملك؟ {#who}\n\nالجميع.' })
    const translated = openLibrary(both).all('faq', 'ar')
    expect(translated.map(({ language }) => language)).toEqual(['en', 'ar'])
    expect(translated.map(({ _id }) => _id)).toEqual(library.all('faq').map(({ _id }) => _id))
  })

  test('shows no translation of what English lost', () => {
    const { rows: both } = readWith({ 'ar/faqs/buying.md': '## من يتملك؟ {#who}\n\nالجميع.' })
    const left = both.filter(({ key, language }) => language !== 'en' || key !== 'buying/who')
    const keys = openLibrary(left).all('faq', 'ar')
    expect(keys.map(({ language }) => language)).toEqual(['en'])
  })

  test('takes line ends of Windows and a mark of order', () => {
    const windows = `\uFEFF${edited(blog, 'here', 'there')[blog]?.replaceAll('\n', '\r\n')}`
    expect(readWith({ [blog]: windows }).problems).toEqual([])
  })

  test('lets a translation of an article leave out what is the same', () => {
    const { rows: both, problems: none } = readWith({
      'ar/blogs/first-steps.md': '---\ntitle: الخطوات\nexcerpt: كيف تبدأ.\n---\n\nابدأ هنا.',
    })
    expect(none).toEqual([])
    const [article] = openLibrary(both).all('blog', 'ar')
    expect(article).toMatchObject({
      title: 'الخطوات',
      published_at: '2026-10-05T06:00:00.000Z',
      sources: [{ url: 'https://register.example/' }],
    })
  })
})

describe('a fault is named with its file and line', () => {
  test.each<[what: string, files: Record<string, string | null>, problem: string]>([
    ['HTML', edited(blog, 'Begin', '<b>Begin</b>'), `${blog}:12 HTML is not allowed`],
    ['a script', edited(blog, 'Begin', '\n<script>x</script>\n'), `${blog}:13 HTML is not`],
    ['a picture', edited(blog, 'Begin', '![x](/x.svg)'), `${blog}:12 A picture`],
    ['a dangerous link', edited(blog, 'Begin', '[x](javascript:x)'), `${blog}:12 A link begins`],
    ['a link without TLS', edited(blog, 'Begin', '[x](http://x.example)'), `${blog}:12 A link`],
    ['a first-level heading', edited(blog, 'Begin', '# Begin'), `${blog}:12 Headings are`],
    ['code', edited(blog, 'Begin', '`Begin`'), `${blog}:12 Code between`],
    ['a block of code', edited(blog, 'Begin', '\n```\nx\n```\n'), `${blog}:13 A block of code`],
    ['an indented line', edited(blog, 'Begin', '\n    Begin'), `${blog}:13 Four spaces`],
    ['a quotation', edited(blog, 'Begin', '\n> Begin'), `${blog}:13 A quotation`],
    ['a line across', edited(blog, 'Begin', '\n***\n\nBegin'), `${blog}:13 A line across`],
    ['an underlined heading', edited(blog, 'Begin', 'Begin\n===\n'), `${blog}:12 A heading begins`],
    ['a link with a title', edited(blog, 'Begin', '[x](/x "x")'), `${blog}:12 A link has`],
    [
      'an address below',
      edited(blog, 'Begin', '[x]\n\n[x]: http://x.example\n'),
      `${blog}:14 A link`,
    ],
    ['a bare address', edited(blog, 'Begin', 'x\n<javascript:x>'), `${blog}:13 A link begins`],
    ['entities in a link', edited(blog, 'Begin', '[x](java&#115;cript:x)'), `${blog}:12 A link`],
    ['a hidden site', edited(blog, 'Begin', '[x](/&#47;x.example)'), `${blog}:12 A link begins`],
    ['a fault in a list', edited(blog, 'Begin', '\n- x\n- ![x](/x)\n\n'), `${blog}:14 A picture`],
    ['broken YAML', edited(blog, 'excerpt: How', 'excerpt: "How'), `${blog}:3 `],
    ['a missing entry', edited(blog, 'title: First steps\n', ''), `${blog}:2 “title” is missing`],
    ['a misspelt entry', edited(blog, 'tags:', 'tag:'), `${blog}:7 “tag” is not known`],
    ['an unknown category', edited(blog, 'buying', 'cooking'), `${blog}:4 “category” must be one`],
    ['a day that is none', edited(blog, '10-05', '02-30'), `${blog}:8 “published” must be a day`],
    ['an unknown source', edited(blog, '[register]', '[gossip]'), `${blog}:9 sources.yaml has no`],
    ['no source', edited(blog, '[register]', '[]'), `${blog}:9 “sources” must name`],
    ['a number as title', edited(blog, 'First steps', '12'), `${blog}:2 “title” must be a text`],
    ['entries without an end', edited(blog, '---\n\n', '\n'), `${blog}:1 The entries at the top`],
    ['an empty text', edited(blog, 'Begin *here*.', ''), `${blog}:11 “content” is empty`],
    ['an unknown rate', edited(guide, 'e is {{rate:transfer', 'e is {{rate:x'), `${guide}:9 rates`],
    ['an odd placeholder', edited(faqs, 'Anybody', '{{Anybody}}'), `${faqs}:7 {{Anybody}} is`],
    ['a section without a name', edited(guide, ' {#costs}', ''), `${guide}:7 The heading needs`],
    ['a name twice', edited(faqs, '{#who}', '{#loan-term}'), `${faqs}:5 The name “loan-term”`],
    ['text before the first', edited(faqs, '## May', 'Hello\n\n## May'), `${faqs}:1 A heading`],
    ['an unknown part', edited(guide, '{.steps}', '{.stops}'), `${guide}:11 {.stops} is unknown`],
    ['a step without a title', edited(guide, '**Pay**:', 'Pay'), `${guide}:15 A step is`],
    ['a fee without a name', edited(guide, '**Transfer**:', 'Transfer:'), `${guide}:23 A fee is`],
    ['a list that is none', edited(guide, '- Passport', 'Passport'), `${guide}:19 Here belong`],
    ['a title that is too long', edited(blog, 'First', 'x'.repeat(201)), `${blog}:2 “title” is`],
    [
      'a cover that is no address',
      edited(blog, '/scenes', 'scenes'),
      `${blog}:5 “cover” has the wrong`,
    ],
    ['an unknown guide', { 'en/guides/owner.md': '' }, 'en/guides/owner.md:1 The file’s name'],
    ['an unknown place', { 'en/areas/atlantis.md': 'x' }, 'en/areas/atlantis.md:1 The file’s'],
    ['an unknown folder', { 'en/news/a.md': '' }, 'en/news/a.md:1 No text of the site'],
    ['an unknown language', { 'fr/assistant-terms.md': '' }, 'fr/assistant-terms.md:1 Texts are'],
    ['another kind of file', { 'en/blogs/a.docx': '' }, 'en/blogs/a.docx:1 Texts are'],
    ['no master', { 'ar/blogs/only.md': 'x' }, 'ar/blogs/only.md:1 en/blogs/only.md is missing'],
    [
      'a name that English lacks',
      { 'ar/faqs/buying.md': '## سؤال {#other}\n\nجواب.' },
      'ar/faqs/buying.md:1 English has no “other”',
    ],
    [
      'a translation that moves the day',
      { 'ar/blogs/first-steps.md': '---\ntitle: أ\nexcerpt: ب\npublished: 2026-01-01\n---\nج' },
      'ar/blogs/first-steps.md:4 “published” must be 2026-10-05',
    ],
    ['no table', { 'rates.yaml': null }, 'rates.yaml:1 The file is missing'],
    ['a rate without a day', edited('rates.yaml', ', checked: 2026-10-01', ''), 'rates.yaml:2 “ch'],
    ['an unknown unit', edited('rates.yaml', 'years', 'weeks'), 'rates.yaml:3 “unit” must be'],
    ['a rate twice', edited('rates.yaml', 'loan-term', 'trustee-fee'), 'rates.yaml:3 '],
    ['an unsafe source', edited('sources.yaml', 'https', 'http'), 'sources.yaml:3 “url” must'],
  ])('%s', (_what, files, problem) => {
    const { problems, held } = readWith(files)
    const lines = problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines[0]?.replaceAll("'", '’')).toContain(problem)
    for (const { file } of problems) expect(held).toContain(file)
  })

  test('bytes that are not UTF-8', async () => {
    const { readContent } = await import('../src/reader/read-content.ts')
    const { problems } = readContent([{ path: 'en/pages/about-us.md', text: null }])
    expect(problems[0]).toMatchObject({ file: 'en/pages/about-us.md', line: 1 })
  })
})

test('two faults of the same kind in one line are one problem', () => {
  expect(readWith(edited(blog, 'Begin', '<b>Begin</b>')).problems).toHaveLength(1)
})

describe('a broken file', () => {
  const without =
    (kind: string) =>
    ({ kind: other }: { kind: string }) =>
      other !== kind

  test('leaves all the others as they were', () => {
    const { rows, problems } = readWith(edited(blog, 'title: First steps\n', ''))
    expect(problems).toHaveLength(1)
    expect(rows).toEqual(readWith().rows.filter(without('blog')))
  })

  test('holds its translations as well', () => {
    const translation = 'ar/blogs/first-steps.md'
    const text = '---\ntitle: أ\nexcerpt: ب\n---\nج'
    const { problems, held } = readWith({
      ...edited(blog, 'title: First steps\n', ''),
      [translation]: text,
    })
    expect(problems.map(({ file }) => file)).toEqual([blog])
    expect([...held].sort()).toEqual([translation, blog].sort())
  })

  test('of rates holds the texts that name any, and no others', () => {
    const { rows, held } = readWith(edited('rates.yaml', 'years', 'weeks'))
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['policy', 'about_us', 'contact_us', 'assistant_terms', 'area']),
    )
    expect(held).toContain(guide)
  })
})
