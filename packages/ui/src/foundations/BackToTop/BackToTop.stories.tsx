import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { BackToTop } from './BackToTop.tsx'

const meta = {
  component: BackToTop,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: { label: 'Back to top' },
  parameters: {
    docs: {
      description: {
        component:
          'Out of reach of Tab and screen readers until it appears. Enter or Space leads to the top and puts the focus on the page’s main part, so that the next Tab goes on from there. With less motion it jumps. It stands at the start of the line, since chats stand at the end.',
      },
    },
  },
} satisfies Meta<typeof BackToTop>
export default meta
type Story = StoryObj<typeof meta>

interface LongPageProps {
  after?: number
  focusId?: string
  paragraphs?: number
}

function LongPage({ after, focusId, paragraphs = 40 }: LongPageProps) {
  const words = useOverlayWords()
  return (
    <>
      <main style={{ outline: 'none', maxInlineSize: '68ch' }}>
        <h1 id="heading" tabIndex={-1} style={{ outline: 'none' }}>
          {words.overview}
        </h1>
        {Array.from({ length: paragraphs }, (_, at) => `${at}`).map((id) => (
          <p key={id} style={{ marginBlockEnd: 16 }}>
            {words.longText}
          </p>
        ))}
      </main>
      <BackToTop
        label={words.toTop}
        {...(after !== undefined && { after })}
        {...(focusId !== undefined && { focusId })}
      />
    </>
  )
}

/** Appears after one and a half screens. */
export const Default: Story = {
  render: () => <LongPage />,
  async play({ canvasElement }) {
    window.scrollTo({ top: 3000, behavior: 'instant' })
    const button = await within(canvasElement).findByRole('button')
    await waitFor(() => expect(button.closest('[inert]')).toBeNull())
    await waitFor(() => expect(button).toBeVisible())
  },
}

export const Playground: Story = {
  args: { after: 0 },
  render: ({ after }) => <LongPage {...(after !== undefined && { after })} />,
}

export const KeyboardPath: Story = {
  render: () => <LongPage />,
  async play({ canvasElement }) {
    window.scrollTo({ top: 3000, behavior: 'instant' })
    const button = await within(canvasElement).findByRole('button')
    await waitFor(() => expect(button.closest('[inert]')).toBeNull())
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 })
  },
}

/** Less motion asked for: it jumps. Another place for the focus than the main part: `focusId`. */
export const OtherFocus: Story = {
  render: () => <LongPage focusId="heading" />,
  async play({ canvasElement }) {
    window.scrollTo({ top: 3000, behavior: 'instant' })
    const button = await within(canvasElement).findByRole('button')
    await waitFor(() => expect(button.closest('[inert]')).toBeNull())
    await userEvent.click(button)
    await expect(within(canvasElement).getByRole('heading')).toHaveFocus()
  },
}

/** On a short page it never appears, and Tab never meets it. */
export const ShortPage: Story = {
  render: () => <LongPage paragraphs={1} />,
  async play({ canvasElement }) {
    await userEvent.tab()
    await expect(canvasElement.querySelector('[inert] button')).not.toHaveFocus()
    await expect(canvasElement.querySelector('[inert]')).not.toBeNull()
  },
}

/** A page of thousands of lines without a main part, and a name without end: it still rises. */
export const Absurd: Story = {
  render: () => (
    <>
      <div style={{ blockSize: 100_000, overflowWrap: 'anywhere' }}>{endlessWord}</div>
      <BackToTop label={endlessWord} after={-1} focusId="nowhere" />
    </>
  ),
  async play({ canvasElement }) {
    window.scrollTo({ top: 99_000, behavior: 'instant' })
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 })
  },
}
