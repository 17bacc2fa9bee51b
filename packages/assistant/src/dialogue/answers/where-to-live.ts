import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { quoteEvidence } from '../../reply/quote-evidence.ts'
import { areaTextsOf } from '../../reply/texts/area-texts.ts'
import { whereToLiveTextsOf } from '../../reply/texts/where-to-live-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askFor, nextQuestion } from '../questions.ts'
import type { WhereToLive } from '../where-to-live.ts'
import { firstTold } from './area.ts'
import { comparePlaces } from './compare-places.ts'
import { sentenceAt, suitingPlaces } from './rank-places.ts'
import { say } from './say.ts'
import { answerSearch } from './search.ts'

/** What is said to be told by no guide, where it is so. */
const asksOften: ReadonlySet<AreaAspect> = new Set(['curricula', 'safety', 'pets', 'health'])

/** Where no place is suggested, the emirate that was named is searched. */
const inEmirate = ({ slots, emirate }: WhereToLive): SearchSlots =>
  emirate === undefined ? slots : { ...slots, location: [emirate] }

/** More would be a list and no advice. */
const mostSuggested = 3

/** Suggests two or three places by their guides and live homes, and searches in them for what was told. */
export async function answerWhereToLive(
  wanted: WhereToLive,
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, texts } = context
  const wording = whereToLiveTextsOf(language)
  if (wanted.again !== undefined) return answerAgain(wanted.again, context)
  const { page: _, topic: __, ...rest } = context.state
  const search = { ...rest, refs: [], intent: 'find_property' as const }
  const suggested = (await suitingPlaces(wanted, context)).slice(0, mostSuggested)
  if (suggested.length === 0)
    return answerSearch({ ...context, state: { ...search, slots: inEmirate(wanted) } })
  const rates = await tools.rates(language)
  const location = suggested.map(({ slug }) => slug)
  const slots = { ...wanted.slots, location }
  const found = await answerSearch({ ...context, state: { ...search, slots } })
  const evidence = [...found.evidence]
  const links = [...(found.links ?? [])]
  const quoted = [...(found.quoted ?? [])]
  const { workplace, beside } = wanted
  const works = [workplace, beside].flatMap((slug) => (slug === undefined ? [] : [slug]))
  const names = texts.and(works.map((slug) => placeName(slug, context)))
  const lines = [works.length === 0 ? wording.lead : wording.leadNear(names)]
  for (const { slug, total, asOf, told: places } of suggested) {
    const guide = await tools.areaGuide(slug, language)
    const [told = firstTold(guide)] = places.flatMap((place) => sentenceAt(place, guide))
    const count = formatWhole(total, texts)
    lines.push(wording.place(placeName(slug, context), count, told?.text ?? ''))
    evidence.push(figureEvidence(count, 'search', 'total', asOf))
    if (told === undefined) continue
    quoted.push(told.text)
    evidence.push(...quoteEvidence(told.text, told.part, rates))
    links.push({ label: told.part.page, link: told.part.link })
  }
  const isTold = (aspect: AreaAspect): boolean =>
    suggested.some(({ told }) => told.some((each) => each.aspect === aspect))
  const untold = wanted.aspects.filter((aspect) => asksOften.has(aspect) && !isTold(aspect))
  if (untold.length > 0) {
    const { aspects, untold: says } = areaTextsOf(language)
    lines.push(says(untold.map((aspect) => aspects[aspect]).join(texts.comma)))
  }
  const told = {
    places: location,
    aspects: [...wanted.aspects],
    times: 1,
    ...(workplace !== undefined && { workplace }),
  }
  const state = { ...found.state, suggested: told }
  return { ...found, text: [...lines, found.text].join('\n'), evidence, links, quoted, state }
}

/** Asked again with nothing new: the first of them with what all of them cost, and then only what would decide. */
async function answerAgain(times: number, context: AnswerContext): Promise<Draft> {
  const { language, texts, understanding } = context
  const { page: _, topic: __, ...rest } = context.state
  const { suggested } = rest
  const slots = understanding.before
  const state = { ...rest, slots, refs: [], intent: 'find_property' as const }
  const counted = suggested && { ...suggested, times: times + 1 }
  const about = { ...context, state: { ...state, ...(counted && { suggested: counted }) } }
  const { again, asBefore } = whereToLiveTextsOf(language)
  const [first = ''] = suggested?.places ?? []
  const begins = placeName(first, context)
  const open = nextQuestion(slots)
  const asked = open === undefined ? say('', about) : askFor(open, about)
  if (times > 1) return { ...asked, text: [asBefore(begins), asked.text].join(texts.gap).trim() }
  const compared = await comparePlaces(about)
  const lines = [again(begins), compared.text, asked.text].filter((line) => line !== '')
  const { asked: question } = asked.state
  return {
    ...compared,
    text: lines.join('\n'),
    actions: asked.actions,
    state: { ...compared.state, slots, ...(question && { asked: question }) },
  }
}
