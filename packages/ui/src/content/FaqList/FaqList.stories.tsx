import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { contentWords, useContentWords } from '../../../.storybook/words/content.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { type FaqGroup, FaqList } from './FaqList.tsx'

const meta = {
  component: FaqList,
  args: {
    groups: [{ id: 'all', items: [{ id: 'fee', question: 'Who pays?', answer: 'The buyer.' }] }],
    none: 'No questions yet.',
  },
} satisfies Meta<typeof FaqList>
export default meta
type Story = StoryObj<typeof meta>

function Example({ start = '', searched = false }: { start?: string; searched?: boolean }) {
  const words = useContentWords()
  const [value, setValue] = useState(start)
  const fits = words.faqs.filter((faq) => faq.question.toLowerCase().includes(value.toLowerCase()))
  const group = (id: string, title: string): FaqGroup => ({
    id,
    title,
    items: fits.filter((faq) => faq.group === id),
  })
  return (
    <FaqList
      groups={[group('buying', words.groupBuying), group('renting', words.groupRenting)]}
      none={words.noQuestion}
      {...(searched && {
        search: {
          value,
          onChange: setValue,
          label: words.find,
          clear: words.clear,
          count: words.found,
        },
      })}
    />
  )
}

/** Each question is a heading that unfolds; arrows, Home and End walk the questions of a group. */
export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [first] = contentWords(globals.language).faqs
    await userEvent.click(canvas.getByText(first?.question ?? ''))
    await expect(canvas.getByText(first?.answer ?? '')).toBeVisible()
  },
}

export const Playground: Story = {}

/** How many fit is told while typing. */
export const Searching: Story = {
  render: () => <Example searched />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = contentWords(globals.language)
    const word = globals.language === 'ar' ? 'إيجاري' : 'ejari'
    await userEvent.type(canvas.getByRole('searchbox', { name: words.find }), word)
    await expect(canvas.getByRole('status')).toHaveTextContent(words.found(1))
    await userEvent.click(canvas.getByRole('button', { name: words.clear }))
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

/** Says what to do instead. */
export const NothingFound: Story = { render: () => <Example searched start="zzz" /> }

export const Empty: Story = { args: { groups: [] } }

export const AbsurdContent: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <FaqList
        none=""
        open={['odd']}
        onOpenChange={() => {}}
        groups={[
          {
            id: 'odd',
            title: endlessWord,
            items: [
              { id: 'odd', question: endlessWord, answer: endlessWord },
              { id: 'other', question: words.otherDirection, answer: words.otherDirection },
            ],
          },
        ]}
      />
    )
  },
}
