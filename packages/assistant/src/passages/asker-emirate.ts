import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'

/** Emirates whose rules texts of the site tell. */
export const emiratesNamed = ['dubai', 'abu-dhabi', 'sharjah', 'ajman'] as const

export type Emirate = (typeof emiratesNamed)[number]

/** Their names over folded text, in the six languages. */
const names: Readonly<Record<Emirate, RegExp>> = {
  dubai: foldedPattern([String.raw`\bdubai\b|дуба[йея]|\u062f\u0628\u064a|दुबई|迪拜|杜拜`]),
  'abu-dhabi': foldedPattern([
    String.raw`\babu ?dhabi\b|абу.?даби|ابو ?ظبي|अबू ?धाबी|阿布扎比|阿布達比`,
  ]),
  sharjah: foldedPattern([
    String.raw`\bsharjah\b|\bschardscha\b|шардж|شارقه|شارجه|शारजाह|शारजा|沙迦`,
  ]),
  ajman: foldedPattern([String.raw`\bajman\b|\badschman\b|аджман|عجمان|अजमान|阿治曼|阿吉曼`]),
}

const emirates = Object.entries(names).map(([name, pattern]) => ({
  name,
  pattern,
  all: new RegExp(pattern.source, 'gu'),
}))

/** Places and offices whose rules are not those of Dubai, where nobody names the emirate. */
const elsewhere = {
  'abu-dhabi': foldedPattern([
    String.raw`\btaw?th?[ei]+[qk]\b|\btauth?[ie]+[qk]\b|таус?тик|तौथीक|तवथीक|(?:رسوم|يدفع|يسوي|شهاده|تسجيل|اسوي|هو|في) «?توثيق|«توثيق»|توثيق (?:ال)?(?:عقد|ايجار)`,
    String.raw`\b(?:addc|aadc|tamm|taqa|adrec)\b`,
    String.raw`\b(?:al )?reem island|\byas island|\bsaadiyat|\bmaryah|\bkhalifa city|\bal[ -]ain\b|\bal raha\b`,
    String.raw`остров\S* (?:аль-?)?(?:рим|яс)(?!\p{L})|саадият|(?<!\p{L})[аэ]ль[ -]айн|халифа-сити`,
    'جزيره (?:الريم|ياس|السعديات)|السعديات|مدينه خليفه|(?<!\\p{L})(?:في|من|مدينه) العين(?!\\p{L})|(?<!\\p{L})بالعين(?!\\p{L})|(?:रीम|यास) आइलैंड|सादियात|अल ऐन',
    '里姆岛|亚斯岛|萨迪亚特|艾因|哈利法城',
  ]),
  sharjah: foldedPattern([
    String.raw`\bal majaz\b|\bmuwaileh\b|\baljada\b|المجاز|مويلح|аль-маджаз|अल मजाज़|马贾兹`,
  ]),
}

/** Emirates that have no texts of their own; these rank no text. */
const withoutTexts = Object.entries({
  'ras-al-khaimah': [
    String.raw`\bras[ -]al[ -]?k?hai?ma?h?\b|\brak\b|\bchaima\b|рас.?[эа]ль.?хайм|راس الخيمه|रास.?अल.?(?:खै|ख़ै|खे)म|哈伊马角|拉斯海马`,
  ],
  'umm-al-quwain': [
    String.raw`\bumm?[ -]al[ -]qu?[wa]?[wa]?ai?n\b|\buaq\b|\bqaiwain\b|умм.?[эа]ль.?к[ау][йв]|ام القيوين|उम्म?.?अल.?क|乌姆盖万|欧姆古温`,
  ],
  fujairah: [String.raw`\bfujairah?\b|\bfudschaira\b|фуджейр|فجيره|फुजैरा|फुजैराह|富查伊拉`],
}).map(([name, sources]) => {
  const pattern = foldedPattern(sources)
  return { name, pattern, all: new RegExp(pattern.source, 'gu') }
})

/** The one emirate that a message is about, whether or not it has texts of its own; undefined for none, or several. */
export function emirateMeant(message: string): string | undefined {
  const folded = foldText(message)
  const others = withoutTexts.filter(({ pattern }) => pattern.test(folded))
  if (others.length === 0) return emirateSaid(message)
  return others.length === 1 && !namesSomeEmirate(message) ? others[0]?.name : undefined
}

/**
 * A question without the names of emirates that have no texts of their own: a text that mentions one in
 * passing would be found by its rare name, whatever is asked.
 */
export function withoutUntoldEmirates(question: string): string {
  const folded = foldText(question)
  const left = withoutTexts.reduce((text, { all }) => text.replace(all, ' '), folded)
  return left === folded || left.trim() === '' ? question : left
}

/** The one emirate that a question names, or else that of its place; undefined where it names none, or several. */
export function emirateSaid(question: string): string | undefined {
  const folded = foldText(question)
  const said = emirates.filter(({ pattern }) => pattern.test(folded))
  if (said.length > 0) return said.length === 1 ? said[0]?.name : undefined
  const [place, ...others] = Object.entries(elsewhere).filter(([, pattern]) => pattern.test(folded))
  return others.length === 0 ? place?.[0] : undefined
}

/** Whether a question names an emirate itself, and not only a place or an office of it. */
export const namesSomeEmirate = (question: string): boolean => {
  const folded = foldText(question)
  return emirates.some(({ pattern }) => pattern.test(folded))
}

/** Whether a text names an emirate, or places and offices of it. */
export const namesEmirate = (text: string, emirate: string): boolean => {
  const folded = foldText(text)
  const places = Object.entries(elsewhere).map(([name, pattern]) => ({ name, pattern }))
  return [...emirates, ...withoutTexts, ...places]
    .filter(({ name }) => name === emirate)
    .some(({ pattern }) => pattern.test(folded))
}

const country = foldedPattern([
  String.raw`\b(?:uae|vae)\b|\bemirates\b|\bemirate\b|(?<!\p{L})оаэ(?!\p{L})|эмират|الامارات|الدوله|यूएई|अमीरात|阿联酋`,
])

/** Whether a text names the whole country. */
export const namesCountry = (text: string): boolean => country.test(foldText(text))

/** The emirates whose rules the headings of a text tell of; none where they are those of Dubai, or of all. */
export function emiratesOfRules(headings: readonly string[]): readonly string[] {
  const heading = headings.join(' ')
  const folded = foldText(heading)
  const said = emirates.filter(({ pattern }) => pattern.test(folded)).map(({ name }) => name)
  const others = withoutTexts.flatMap(({ name, pattern }) => (pattern.test(folded) ? [name] : []))
  const named = said.length > 0 ? [...said, ...others] : [emirateSaid(heading) ?? 'dubai']
  return named.includes('dubai') ? [] : named
}

/** The emirate that the text about a place speaks of most. */
export function emirateOfText(text: string): string | undefined {
  const folded = foldText(text)
  const counted = emirates.map(({ name, all }) => ({ name, times: folded.match(all)?.length ?? 0 }))
  const most = counted.reduce((best, each) => (each.times > best.times ? each : best))
  return most.times === 0 ? undefined : most.name
}
