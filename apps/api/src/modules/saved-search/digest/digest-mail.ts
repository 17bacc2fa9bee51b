import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { brand } from '@manzil/domain/brand'
import { localPath, localTitle } from '@manzil/domain/local-name'
import { formatMoney, formatNumber } from '@manzil/i18n/format'
import type { ChangeReason } from '../../../db/saved-search-tables.ts'
import type { OutgoingMail } from '../../../mail/outbox-repository.ts'
import { oneLine } from '../../../ports/mail/mailbox.ts'
import { shareTexts } from '../../share/texts/all-languages.ts'
import { listUrl, type SearchLinks, stopUrl } from '../links.ts'
import { alertTexts } from '../texts/alert-texts.ts'
import { type DigestBody, type DigestProperty, digestHtml, digestText } from './render-digest.ts'

/** A property that is told of, why, and what it asked before. */
export interface ToldProperty {
  card: PropertyCard
  reason: ChangeReason
  oldPrice: number | null
}

interface Told {
  id: string
  email: string
  name: string
  language: LanguageCode
  criteria: string
}

/** Letters of a subject that the name of a search may take. */
const NAME = 80

/** The properties that came to match a search; `more` are not shown, but counted. */
export function digestMail(
  { id, email, name, language, criteria }: Told,
  properties: readonly ToldProperty[],
  more: number,
  links: SearchLinks,
): OutgoingMail {
  const texts = alertTexts[language]
  const [first] = properties
  const isOneKind = properties.every(({ reason }) => reason === first?.reason)
  const head = first && isOneKind ? texts.heads[first.reason] : texts.heads.mixed
  const total = properties.length + more
  const subject = `${head} (${formatNumber(language, total)}): ${oneLine(name, NAME)}`
  const open = (route: string) => `${links.publicUrl}/?lng=${language}#${route}`
  const results = open(criteria ? `/property-listing?${criteria}` : '/property-listing')
  const stop = stopUrl(links, id)
  const body: DigestBody = {
    language,
    subject,
    heading: head,
    name,
    preheader: properties.map(({ card }) => priceOf(card, language)).join(' · '),
    properties: properties.map((property) => toDigestProperty(property, language, open)),
    all: {
      label: more > 0 ? `${texts.all} (+${formatNumber(language, more)})` : texts.all,
      url: results,
    },
    why: texts.why(brand.name[language]),
    footer: [
      { label: texts.manage, url: listUrl(links, { email, language }) },
      { label: texts.stop, url: stop },
    ],
  }
  return {
    kind: 'notice',
    to: { name: '', address: email },
    replyTo: null,
    subject,
    text: digestText(body),
    html: digestHtml(body),
    unsubscribe: stop,
  }
}

function toDigestProperty(
  { card, reason, oldPrice }: ToldProperty,
  language: LanguageCode,
  open: (route: string) => string,
): DigestProperty {
  const { types, studio, facts } = shareTexts[language]
  const { bedrooms, size } = card
  const rooms =
    bedrooms === null
      ? []
      : [bedrooms === 0 ? studio : `${facts.bedrooms}: ${formatNumber(language, bedrooms)}`]
  const area = size === null ? [] : [`${formatNumber(language, size)} ${alertTexts[language].sqft}`]
  return {
    label: alertTexts[language].reasons[reason],
    price: priceOf(card, language),
    before: oldPrice === null ? undefined : formatMoney(language, oldPrice),
    beforeLabel: alertTexts[language].before,
    title: localTitle(card, language),
    facts: [types[card.type], ...rooms, ...area].join(' · '),
    place: localPath(card.location_path, language),
    url: open(card.link),
  }
}

function priceOf({ price, price_period }: PropertyCard, language: LanguageCode): string {
  const { aYear, onRequest } = shareTexts[language]
  if (price === null) return onRequest
  const written = formatMoney(language, price)
  return price_period === 'year' ? aYear(written) : written
}
