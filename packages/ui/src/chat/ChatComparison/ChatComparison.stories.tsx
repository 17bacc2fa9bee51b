import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { ChatComparison } from './ChatComparison.tsx'

const meta = {
  component: ChatComparison,
  args: {
    label: 'Comparison',
    columns: [{ title: 'Marina Gate' }, { title: 'Cayan Tower' }],
    rows: [{ label: 'Bedrooms', values: ['2', '3'], differs: true }],
    texts: {
      rows: 'Fact',
      differs: 'differs',
      onlyDifferences: 'Only differences',
      notStated: 'Not stated',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A table at the width of a chat. Its labels stay while columns are swiped; where it scrolls, it is a named region that takes the focus. Rows that differ carry a bar, a stronger label and a word for screen readers.',
      },
    },
  },
} satisfies Meta<typeof ChatComparison>
export default meta
type Story = StoryObj<typeof meta>

function Properties({ count }: { count: number }) {
  const words = useChatWords()
  const take = (values: readonly (string | null)[]) =>
    Array.from({ length: count }, (_, at) => values[at % values.length] ?? null)
  const [price = '', bedrooms = '', size = '', perSqft = '', charge = ''] = words.comparedRows
  return (
    <ChatComparison
      label={words.compared}
      columns={take(words.homes).map((title, at) => ({ title: title ?? '', href: `#home-${at}` }))}
      rows={[
        { label: price, values: take(words.prices), differs: true },
        { label: bedrooms, values: take(['2']), differs: false },
        { label: size, values: take(words.sizes), differs: true },
        { label: perSqft, values: take(['1,518', '1,575', '1,505']), differs: true },
        { label: charge, values: take([null]), differs: false },
      ]}
      texts={{
        rows: words.facts,
        differs: words.differs,
        onlyDifferences: words.onlyDifferences,
        notStated: words.notStated,
      }}
    />
  )
}

/** Two fit the width of a phone; the switch leaves what differs. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => <Properties count={2} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

export const Playground: Story = {}

/** Four are swiped, or moved by the arrow keys, beside labels that stay. */
export const Four: Story = {
  render: () => <Properties count={4} />,
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region')
    // Measured once it has been laid out.
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'))
    await expect(region).toHaveAccessibleName()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  },
}

/** Words without end, nothing, and another direction. */
export const Absurd: Story = {
  args: {
    label: endlessWord,
    columns: [{ title: endlessWord, href: '#a' }, { title: 'بيت في دبي' }, { title: '?' }],
    rows: [
      { label: endlessWord, values: [endlessWord, '9'.repeat(60), null], differs: true },
      { label: '?', values: ['', 'غرفتان', '0'], differs: false },
      { label: 'x', values: [], differs: false },
    ],
  },
  async play({ canvasElement }) {
    const frame = canvasElement.querySelector('.mz-chat-compare')
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}
