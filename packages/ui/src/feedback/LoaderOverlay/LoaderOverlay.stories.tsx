import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { LoaderOverlay } from './LoaderOverlay.tsx'

const meta = {
  component: LoaderOverlay,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: { label: 'Loading' },
  parameters: {
    docs: {
      description: {
        component:
          'Told at once. It appears after 250 ms, so quick work shows nothing, and takes all presses; the page makes what is behind it inert while it lasts. With less motion the ring breathes instead of turning.',
      },
    },
  },
} satisfies Meta<typeof LoaderOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => <LoaderOverlay label={useOverlayWords().loading} />,
}

export const Playground: Story = { args: { label: 'Logging in' } }

/** Over a page: what is behind stays readable, inert and in its place. */
export const OverAPage: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <>
        <div inert style={{ maxInlineSize: '68ch' }}>
          {words.longText.repeat(3)}
        </div>
        <LoaderOverlay label={words.loading} />
      </>
    )
  },
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/\S/)
  },
}

export const AbsurdText: Story = { args: { label: endlessWord } }

/** What is behind is inert: Tab meets nothing, and no press goes through. */
export const ByKeyboard: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <>
        <div inert>
          <button type="button">{words.more}</button>
        </div>
        <LoaderOverlay label={words.loading} />
      </>
    )
  },
  async play({ canvasElement }) {
    await userEvent.tab()
    await expect(canvasElement.querySelector('button')).not.toHaveFocus()
  },
}

/** A long reason breaks into lines; one of the other direction runs its own way. */
export const LongText: Story = {
  render: () => <LoaderOverlay label={useOverlayWords().longText} />,
}

export const OtherDirection: Story = {
  render: () => <LoaderOverlay label={useOverlayWords().otherDirection} />,
}
