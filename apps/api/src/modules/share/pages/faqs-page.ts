import type { Faq } from '@manzil/api-client/generated/types.gen'
import { plainText } from '@manzil/content/plain-text'
import { shareAddress } from '@manzil/domain/share-address'
import { brandName } from '../languages.ts'
import { html, trustedHtml } from '../page/html.ts'
import { inOwnLanguage } from '../page/parts.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { sceneAt } from '../pictures/card-picture.ts'
import { bannerOf } from './guide-page.ts'

/** The page of all questions and answers. */
export function faqsPage(faqs: readonly Faq[], at: Setting): SharePage {
  const { texts, language } = at
  const address = shareAddress.faqs()
  const url = at.url(address)
  return {
    address,
    route: '/faqs',
    open: texts.openOn(brandName(at.language)),
    kind: 'website',
    title: texts.faqs,
    description: texts.faqsDescription,
    crumbs: [{ name: texts.home, address: '/' }],
    picture: {
      scene: sceneAt(bannerOf('faqs')),
      eyebrow: '',
      headline: texts.faqs,
      text: texts.faqsDescription,
      line: '',
      alt: texts.faqs,
    },
    heading: html`<h1>${texts.faqs}</h1><p class="muted">${texts.faqsDescription}</p>`,
    body: html`${faqs.map((faq) =>
      inOwnLanguage(
        at,
        faq.language,
        'div',
        html`<section class="prose wide"><h2>${faq.question}</h2>${trustedHtml(faq.answer)}</section>`,
      ),
    )}`,
    things: [
      {
        '@type': 'FAQPage',
        '@id': url,
        url,
        inLanguage: language,
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      },
    ],
  }
}
