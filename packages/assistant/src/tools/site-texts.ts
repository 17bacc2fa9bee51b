import type {
  FaqCategory,
  Guide,
  GuideType,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import type { ContentLibrary } from '@manzil/content/content-library'
import { plainText } from '@manzil/content/plain-text'
import type { Side } from '../passages/asker-side.ts'
import type { Passage } from '../passages/passage.ts'
import { createPassageIndex, type Unranked } from '../passages/passage-index.ts'
import { createPointFinder, type QuestionBefore } from '../passages/passages-with-points.ts'

import type { TextGenre, TextOfSite } from '../passages/text-of-site.ts'
import type { AssistantTools } from './tools.ts'

type Finder = (question: string, likely?: Side, before?: QuestionBefore) => Passage[]

/** Where the texts of the site come from; the same library as long as none of them changes. */
interface Texts {
  library: (language: LanguageCode) => Promise<ContentLibrary>
}

/** An index takes a quarter of a second to make, and lives as long as the texts that it was made of. */
const indexes = new WeakMap<ContentLibrary, Map<LanguageCode, Finder>>()

function finderOf(texts: ContentLibrary, language: LanguageCode): Finder {
  const known = indexes.get(texts) ?? new Map<LanguageCode, Finder>()
  indexes.set(texts, known)
  const finder = known.get(language) ?? createFinder(passagesOf(texts, language))
  known.set(language, finder)
  return finder
}

function createFinder(all: readonly Unranked[]): Finder {
  const find = createPassageIndex(all)
  const withPoints = createPointFinder(all)
  return (question, likely, before) =>
    withPoints(find(question, likely), question, { likely, before })
}

/** What the assistant can look up in the texts of the site, and in its dated table of rates. */
export function createTextTools({
  library,
}: Texts): Pick<AssistantTools, 'passages' | 'areaGuide' | 'rates'> {
  return {
    passages: async (question, language, likely, before) =>
      finderOf(await library(language), language)(question, likely, before),
    areaGuide: async (slug, language) => {
      const texts = await library(language)
      const figures = texts.figures(language).get(slug) ?? []
      return texts
        .all('area', language)
        .filter(({ place }) => place === slug)
        .flatMap(({ place, title, content }) => parts(title, content, '/area-guide', { place }))
        .map((part) => ({ ...part, figures }))
    },
    rates: async (language) => (await library(language)).all('rate', language),
  }
}

function passagesOf(library: ContentLibrary, language: LanguageCode): Unranked[] {
  const asked = library.asked(language)
  const ways = (id: string): readonly string[] => asked.get(id) ?? []
  const faqs = library.all('faq', language).map(
    ({ _id, question, answer, category }): Unranked => ({
      page: '',
      heading: question,
      text: plainText(answer),
      link: `/faqs?${new URLSearchParams({ question: _id })}`,
      of: ofText(_id, 'question', `faqs/${category}`, ways(_id), categorySides[category]),
    }),
  )
  const policies = library.all('policy', language).map(
    ({ _id, type, title, content }): Unranked => ({
      page: '',
      heading: title,
      text: plainText(content),
      link: linkTo(`/${type.replaceAll('_', '-')}`, { section: _id }),
      of: ofText(_id, 'rule', type, ways(_id)),
    }),
  )
  const guides = library.all('guide', language).flatMap((guide) => {
    const of = ofText(guide._id, 'guide', `guides/${guide.type}`, ways(guide._id), guide.type)
    return ofGuide(guide).map((passage) => ({ ...passage, of }))
  })
  const articles = library.all('blog', language).flatMap(({ _id, title, content }) => {
    const of = ofText(_id, 'article', _id, ways(_id))
    return parts(title, content, '/blog-details', { id: _id }).map((part) => ({ ...part, of }))
  })
  const areas = library.all('area', language).flatMap(({ place, title, content }) => {
    const of = ofText(place, 'place', place, ways(place))
    return parts(title, content, '/area-guide', { place }).map((part) => ({ ...part, of }))
  })
  const company = library.all('about_us', language).map(
    ({ _id, title, content }): Unranked => ({
      page: '',
      heading: title,
      text: plainText(content),
      link: '/about-us',
      of: ofText(_id, 'company', 'about-us', ways(_id)),
    }),
  )
  const figures = library.figures(language)
  return [...faqs, ...guides, ...articles, ...areas, ...policies, ...company].map((passage) => ({
    ...passage,
    figures: figures.get(passage.of?.id ?? '') ?? [],
  }))
}

/** Whom questions of a subject are asked by. */
const categorySides: Readonly<Partial<Record<FaqCategory, Side>>> = {
  buying: 'buyer',
  selling: 'seller',
  renting: 'tenant',
  letting: 'landlord',
}

const ofText = (
  id: string,
  genre: TextGenre,
  subject: string,
  asked: readonly string[],
  side?: Side,
): TextOfSite => ({ id, genre, subject, asked, ...(side && { side }) })

const linkTo = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`

/** What visitors call the lists of a guide. */
const words: Readonly<Record<LanguageCode, { papers: string; fees: string }>> = {
  en: { papers: 'Documents', fees: 'Fees and costs' },
  ar: { papers: 'المستندات المطلوبة', fees: 'الرسوم والتكاليف' },
  ru: { papers: 'Документы', fees: 'Сборы и расходы' },
  hi: { papers: 'दस्तावेज़', fees: 'फ़ीस और खर्च' },
  zh: { papers: '需要的文件', fees: '费用' },
  de: { papers: 'Unterlagen', fees: 'Gebühren und Kosten' },
}

/** How a list is written out in a line. */
const usualSigns = { between: ': ', end: '.', gap: ' ' }
const signs: Readonly<Partial<Record<LanguageCode, typeof usualSigns>>> = {
  hi: { between: ': ', end: '।', gap: ' ' },
  zh: { between: '：', end: '。', gap: '' },
}

/** What readers of each guide say that they do. */
const readers: Readonly<Record<LanguageCode, Readonly<Record<GuideType, string>>>> = {
  en: { buyer: 'buy', seller: 'sell', tenant: 'rent tenant', landlord: 'let landlord' },
  ar: {
    buyer: 'شراء أشتري',
    seller: 'بيع أبيع',
    tenant: 'استئجار أستأجر إيجار',
    landlord: 'تأجير أؤجر',
  },
  ru: {
    buyer: 'купить покупка',
    seller: 'продать продажа',
    tenant: 'снять аренда',
    landlord: 'сдать',
  },
  hi: { buyer: 'खरीदना', seller: 'बेचना', tenant: 'किराए किराये', landlord: 'किराएदार मालिक' },
  zh: { buyer: '买房', seller: '卖房', tenant: '租房', landlord: '出租' },
  de: { buyer: 'kaufen', seller: 'verkaufen', tenant: 'mieten Mieter', landlord: 'vermieten' },
}

/** A section, each of its steps, and what it costs. */
function ofGuide({
  _id,
  type,
  title,
  content,
  steps,
  documents,
  fees,
  language,
}: Guide): Unranked[] {
  const link = linkTo(`/${type}-guide`, { section: _id })
  const about = readers[language][type]
  const { between, end, gap } = signs[language] ?? usualSigns
  const costs = fees.map(({ name, amount }) => `${name}${between}${amount}${end}`).join(gap)
  return [
    { page: title, heading: title, text: plainText(content), link },
    ...steps.map((step) => ({ page: title, heading: step.title, text: step.text, link })),
    ...(documents.length === 0
      ? []
      : [
          {
            page: title,
            heading: words[language].papers,
            text: `${documents.join('; ')}.`,
            link,
            about,
          },
        ]),
    ...(costs === ''
      ? []
      : [{ page: title, heading: words[language].fees, text: costs, link, about }]),
  ]
}

/** A long text cut at its headings, which the page numbers in their order. */
function parts(
  page: string,
  html: string,
  path: string,
  query: Record<string, string>,
): Unranked[] {
  // Cells without their table say nothing.
  const prose = html.replace(/<table>.*?<\/table>/gsu, '')
  const [intro = '', ...sections] = prose.split(/<h2>/u)
  const beginning = plainText(intro)
  return [
    ...(beginning === ''
      ? []
      : [{ page, heading: page, text: beginning, link: linkTo(path, query) }]),
    ...sections.flatMap((section, at): Unranked[] => {
      const [heading = '', text = ''] = section.split('</h2>')
      const link = linkTo(path, { ...query, section: `section-${at + 1}` })
      return [{ page, heading: plainText(heading), text: plainText(text), link }]
    }),
  ]
}
