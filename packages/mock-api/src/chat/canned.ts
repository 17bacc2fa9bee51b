import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import type { NewMessage } from '../kept-message.ts'
import type { Command } from './commands.ts'

/** Characters of the longest text, by the contract. */
const longest = 8_000
const sentence = 'This sentence is repeated until the answer is as long as the contract allows. '

const markdown = `# A heading
**Bold**, *italic*, \`code\`, a [link](https://example.com) and a list:
- one
- two

<b>HTML</b> <script>document.title = 'not escaped'</script> <img src="x" onerror="document.title = 'not escaped'">`

const texts: Readonly<Record<NonNullable<Command['content']>, string>> = {
  long: sentence.repeat(Math.ceil(longest / sentence.length)).slice(0, longest),
  markdown,
  actions: 'Choose one of these.',
  compare: 'Per sqft, homes in JVC ask 35% less than in Dubai Marina: AED 980 against AED 1,499.',
  typing: 'This answer is typed slowly, word by word, so that the bubble can be looked at. '.repeat(
    8,
  ),
}

const asking = (claim: string, field: string, place: string) => ({
  claim,
  source: 'asking prices of live listings',
  listing_id: null,
  field,
  as_of: '2026-11-20T08:00:00.000Z',
  link: `/property-listing?purpose=sale&location=${place}`,
})

const compared: Partial<ChatTextMessage> = {
  comparison: {
    columns: [
      { title: 'Dubai Marina', link: '/property-listing?location=dubai-marina' },
      { title: 'JVC', link: '/property-listing?location=jumeirah-village-circle' },
    ],
    rows: [
      { label: 'Median per sqft', values: ['AED 1,499', 'AED 980'], differs: true },
      { label: 'Purpose', values: ['Buy', 'Buy'], differs: false },
      { label: 'Service charge', values: [null, null], differs: false },
    ],
  },
  evidence: [
    asking('AED 1,499', 'price_per_sqft median', 'dubai-marina'),
    asking('AED 980', 'price_per_sqft median', 'jumeirah-village-circle'),
    asking('35%', 'price_per_sqft difference', 'jumeirah-village-circle'),
  ],
  links: [{ label: 'Buying guide: what it costs', link: '/buyer-guide' }],
  search: {
    query: 'purpose=sale&location=dubai-marina&location=jumeirah-village-circle',
    excluded: ['Deira'],
  },
}

/** An answer that is there to be looked at. */
export const canned = (content: NonNullable<Command['content']>): NewMessage => ({
  role: 'bot',
  type: 'text',
  message: texts[content],
  ...(content === 'actions' && {
    actions: Array.from({ length: 12 }, (_, index) => ({ label: `Reply ${index + 1}` })),
  }),
  ...(content === 'compare' && compared),
  done: true,
})
