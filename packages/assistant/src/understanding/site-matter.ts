import { foldText } from '@manzil/query-language/language/fold'
import {
  landlordWords,
  type SiteMatter,
  siteMatterWords,
} from '@manzil/query-language/lexicon/site-matter-words'
import { finderOf } from './money/find-words.ts'

/** Longer messages tell stories. */
const longest = 240
/** What is done goes before what is asked of it: a false advert is reported. */
const matters: readonly SiteMatter[] = [
  'scam',
  'report',
  'alertsOff',
  'favourite',
  'thisChat',
  'ownListing',
  'plans',
  'genuine',
]
const finders = matters.map((matter) => [matter, finderOf(siteMatterWords[matter])] as const)

const namesLandlord = finderOf(landlordWords)

/** What a message asks of the site itself, whatever homes it names besides. */
export function siteMatter(message: string): SiteMatter | undefined {
  if (message.length > longest) return undefined
  const text = foldText(message)
  const found = finders.find(([, isIn]) => isIn(text))?.[0]
  return found === 'genuine' && namesLandlord(text) ? undefined : found
}
