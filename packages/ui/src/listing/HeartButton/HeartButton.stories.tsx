import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row } from '../../../.storybook/Layout.tsx'
import { picture } from '../../../.storybook/pictures.ts'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { HeartButton, type HeartButtonProps } from './HeartButton.tsx'

const meta = {
  component: HeartButton,
  args: { liked: false, label: 'Save: 2-bed in Dubai Marina', onToggle: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          'A switch: screen readers say the home and whether it is pressed, so the label names the home and stays the same. Enter and Space switch it. The heart is filled or hollow, never told apart by colour alone.',
      },
    },
  },
} satisfies Meta<typeof HeartButton>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<HeartButtonProps>) {
  const words = useBasicWords()
  const [liked, setLiked] = useState(props.liked ?? false)
  return (
    <HeartButton label={words.heart} {...props} liked={liked} onToggle={() => setLiked(!liked)} />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { args: { liked: true, plain: true, busy: false } }

export const Liked: Story = { render: () => <Example liked /> }

/** Without a disc, where the ground is the page. */
export const Plain: Story = {
  render: () => (
    <Row>
      <Example plain />
      <Example plain liked />
    </Row>
  ),
}

/** While the server decides; presses are ignored, the focus stays. */
export const Busy: Story = {
  args: { busy: true, onToggle: fn() },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole('button')
    await userEvent.click(heart)
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(heart).toHaveFocus()
  },
}

function OnPicture({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <div style={{ position: 'relative', inlineSize: 220, blockSize: 150, background: ground }}>
      {children}
    </div>
  )
}

/** Readable on any picture, light or dark, and where the picture is missing. */
export const OnPictures: Story = {
  render: () => (
    <Row>
      <OnPicture ground={`center / cover url("${picture('view', 'tower', 'marina', 3)}")`}>
        <Example />
      </OnPicture>
      <OnPicture ground="#000">
        <Example liked />
      </OnPicture>
      <OnPicture ground="#fff">
        <Example liked />
      </OnPicture>
      <OnPicture ground="var(--mz-colors-bg-muted)">
        <Example />
      </OnPicture>
    </Row>
  ),
}

export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).toHaveFocus()
  },
}

/** Names without end and of the other direction change nothing that is seen. */
export const Absurd: Story = {
  render: () => (
    <Row>
      <Example label={endlessWord} />
      <Example label={otherWay.en} liked plain />
      <Example label={otherWay.ar} liked busy />
    </Row>
  ),
}
