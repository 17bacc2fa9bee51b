import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useEmbedWords } from '../../../.storybook/words/embed.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.tsx'

/** A page of nothing and of another origin, as players are: stories ask no other site. */
const player = 'data:text/html,<title>Player</title>'

const meta = {
  component: EmbedFrame,
  args: {
    kind: 'video',
    src: player,
    href: 'https://video.example/watch',
    texts: {
      title: 'Video of this home',
      play: 'Play the video',
      note: 'It comes from video.example, which may keep data about the visit.',
      open: 'Open on video.example',
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Nothing is fetched from the other site before the button is pressed; then the player has the focus and a name. A link leads to the page itself, which is all there is without a player address. `frame-src` of the site must allow the player.',
      },
    },
  },
} satisfies Meta<typeof EmbedFrame>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<EmbedFrameProps>) {
  const words = useEmbedWords()
  const kind = props.kind ?? 'video'
  const href = `https://${kind}.example/watch`
  return <EmbedFrame kind={kind} src={player} href={href} texts={words[kind]} {...props} />
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = {}

export const Tour: Story = { render: () => <Example kind="tour" /> }

/** A site that is not embedded: the link alone. */
export const LinkOnly: Story = { render: () => <Example src={undefined} /> }

/** The player comes in the place of the button, with the focus. What is in it is its site's. */
export const Pressed: Story = {
  parameters: { a11y: { options: { iframes: false } } },
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(canvasElement.querySelector('iframe')).toHaveFocus()
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <Example
      texts={{ title: endlessWord, play: endlessWord, note: endlessWord, open: endlessWord }}
    />
  ),
}
