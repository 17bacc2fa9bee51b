import type { FactRule, Match } from './rule.ts'

/** What properties look at, as adverts write it. Longer names stand before those that they begin with. */
const OBJECTS: readonly (readonly [value: string, words: string])[] = [
  ['burj-al-arab', 'burj al[ -]arab'],
  ['burj-khalifa', 'burj khalif?a|burj kh|burj|bk'],
  ['ain-dubai', 'ain dubai|dubai ain|dubai eye|ain'],
  ['dubai-frame', 'dubai frame|frame'],
  ['creek-tower', 'creek tower'],
  ['sea', 'open sea|arabian gulf|gulf|ocean|sea'],
  ['beach', 'beach'],
  ['marina', 'dubai marina|marina'],
  ['golf', 'golf[ -]?course|golf'],
  ['canal', 'dubai canal|water canal|canal'],
  ['creek', 'dubai creek|creek'],
  ['lagoon', 'crystal lagoons?|lagoons?'],
  ['lake', 'lakes?'],
  ['water', 'water[ -]?front|waters?'],
  ['fountain', 'dubai fountains?|fountains?'],
  ['palm', 'palm jumeirah|the palm|palm'],
  ['park', '(?:central|zabeel|safa|creek) park|parks?'],
  ['garden', 'gardens?|greenery|greens?'],
  ['skyline', '(?:dubai|downtown|marina|city) skyline|skyline'],
  ['city', 'cityscape|city'],
  ['boulevard', 'boulevard|blvd\\.?'],
  ['pool', 'pools?'],
  ['community', 'community'],
  ['mountain', 'mountains?'],
  ['island', '(?:jumeirah )?islands?'],
  ['harbour', 'harbou?r'],
  ['forest', 'forest'],
  ['desert', 'desert'],
  ['road', 'sheikh zayed road|szr|road|street'],
  ['courtyard', 'courtyard'],
  ['downtown', 'downtown'],
  ['difc', 'difc'],
  ['opera', 'opera'],
  ['casino', 'casino'],
  ['waterfall', 'waterfalls?'],
  ['sanctuary', '(?:wildlife )?sanctuary'],
]

const ANY = OBJECTS.map(([, words]) => words).join('|')
/** How much of it, which belongs to the words as they stand. */
const EXTENT =
  '(?:(?:full|fully|partial|partially|direct|side|panoramic|open|clear|unobstructed|uninterrupted|stunning|amazing)\\s+)?'
const AND = '\\s*(?:&|\\+|,|/|\\band\\b|\\bor\\b|\\s)\\s*'
const EDGE = '(?<![\\p{L}\\p{N}])'

/** "Full sea view", "Canal and Burj Khalifa views", "Garden facing". */
const NAMED_FIRST = new RegExp(
  `${EDGE}${EXTENT}(?<objects>(?:${ANY})(?:${AND}(?:${ANY}))*)\\s*-?\\s*(?:side\\s+|facing\\s+)?(?:views?|vws?)(?:\\p{Lu})?(?![\\p{L}\\p{N}])`,
  'giu',
)
/** "View of the sea", "overlooking the canal". */
const NAMED_LAST = new RegExp(
  `${EDGE}(?:views? (?:of|on|over|onto|to)|overlooking|overlooks)\\s+(?:the\\s+|new\\s+)?(?<objects>(?:${ANY})(?:${AND}(?:the\\s+)?(?:${ANY}))*)(?![\\p{L}\\p{N}])`,
  'giu',
)

const ARABIC_OBJECTS: readonly (readonly [value: string, words: string])[] = [
  ['burj-al-arab', 'برج العرب'],
  ['burj-khalifa', 'برج خليفة'],
  ['sea', 'البحر|بحرية|بحري'],
  ['marina', 'المارينا|مارينا'],
  ['golf', 'ملعب الجولف|ملعب الغولف|الجولف|الغولف'],
  ['canal', 'القناة'],
  ['lake', 'البحيرة|البحيرات'],
  ['park', 'الحديقة العامة|المنتزه'],
  ['garden', 'الحديقة|الحدائق'],
  ['city', 'المدينة'],
  ['pool', 'المسبح'],
]
const ARABIC = new RegExp(
  `(?<!\\p{L})(?:ب|و)?(?:ال)?(?:إطلالة|اطلالة|إطلاله|اطلاله|تطل|يطل|مطلة|مطل)\\s+(?:كاملة\\s+|جزئية\\s+|مباشرة\\s+|رائعة\\s+)?(?:على\\s+)?(?<objects>${ARABIC_OBJECTS.map(([, words]) => words).join('|')})(?!\\p{L})`,
  'gu',
)

/** A building is called so: "Lake View Tower". One apartment or villa may have its view. */
const NAME_OF_BUILDING =
  /^\s+(?:tower|towers|residences?|building|heights|hotel|plaza|podium|mansions?|court|complex|mall|road|street|II|III|IV)\b/iu
const IN_A_BUILDING = /(?:^|\s)(?:in|at|@)\s+$/iu
/** What is nearby is not what the windows look at. */
const NEARBY =
  /(?:near|nearby|next|close|beside|behind|opposite|minutes?|mins?|steps?)\s+(?:(?:to|from|the)\s+)*$/iu

/** What the property looks at, one fact for each thing. */
export const views: FactRule = {
  kind: 'view',
  find(text) {
    return [
      ...named(text, NAMED_FIRST, OBJECTS),
      ...named(text, NAMED_LAST, OBJECTS),
      ...named(text, ARABIC, ARABIC_OBJECTS),
    ]
  },
}

function named(text: string, pattern: RegExp, objects: typeof OBJECTS): Match[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const start = found.index
    const end = start + found[0].length
    const before = text.slice(0, start)
    if (NEARBY.test(before) || NAME_OF_BUILDING.test(text.slice(end))) return []
    if (IN_A_BUILDING.test(before)) return []
    return valuesIn(found.groups?.objects ?? '', objects).map((value) => ({ value, start, end }))
  })
}

/** Takes the names out one by one, so that "Burj Al Arab" is not Burj Khalifa too. */
function valuesIn(words: string, objects: typeof OBJECTS): string[] {
  let rest = words
  return objects.flatMap(([value, names]) => {
    const one = new RegExp(`${EDGE}(?:${names})(?![\\p{L}\\p{N}])`, 'giu')
    if (!one.test(rest)) return []
    rest = rest.replace(one, ' ')
    return [value]
  })
}
