import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { LongText } from './LongText.tsx'

const meta = {
  component: LongText,
  args: { text: 'Two bedrooms and a terrace.', texts: { more: 'Read more', less: 'Show less' } },
} satisfies Meta<typeof LongText>
export default meta
type Story = StoryObj<typeof meta>

function useTexts() {
  const words = useOverlayWords()
  return { words, texts: { more: words.more, less: words.hide } }
}

/** The button says whether it is open; Enter opens and the focus stays on it. */
export const Default: Story = {
  render: () => {
    const { words, texts } = useTexts()
    return <LongText text={`${words.longText}\n\n`.repeat(8)} texts={texts} />
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const text = canvasElement.querySelector('p')
    const folded = text?.clientHeight ?? 0
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveFocus()
    await expect(text?.clientHeight).toBeGreaterThan(folded)
  },
}

export const Playground: Story = { args: { limit: 900 } }

/** A short text has no button; one in another language keeps its direction. */
export const OtherDirection: Story = {
  render: () => {
    const { words, texts } = useTexts()
    return <LongText text={words.otherDirection} texts={texts} />
  },
}

export const AbsurdContent: Story = {
  render: () => <LongText text={endlessWord.repeat(12)} texts={useTexts().texts} />,
}
