import type { Command } from './commands.ts'
import type { NewMessage } from './conversation.ts'

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
  typing: 'This answer is typed slowly, word by word, so that the bubble can be looked at. '.repeat(
    8,
  ),
}

/** An answer that is there to be looked at. */
export const canned = (content: NonNullable<Command['content']>): NewMessage => ({
  role: 'bot',
  type: 'text',
  message: texts[content],
  ...(content === 'actions' && {
    actions: Array.from({ length: 12 }, (_, index) => ({ label: `Reply ${index + 1}` })),
  }),
  done: true,
})
