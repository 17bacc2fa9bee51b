import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { picture } from '../../../.storybook/pictures.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { Image } from './Image.tsx'

const meta = {
  component: Image,
  args: { src: picture('facade', 'villa', 'palm', 4), alt: 'Villa by the water', ratio: '4 / 3' },
  parameters: {
    docs: {
      description: {
        component:
          'The frame has its shape from the start: nothing shifts. The spinner appears after 400 ms, so quick pictures show none. A picture that fails keeps its name for screen readers; decoration (`alt=""`) is passed over. No focus: wrap it in a button or a link.',
      },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { fit: 'cover', priority: false },
  argTypes: { fit: { control: 'inline-radio', options: ['cover', 'contain'] } },
}

/** The frame keeps its shape; the mark says that there is nothing to see. */
export const Failed: Story = { args: { src: 'https://pictures.invalid/missing.jpg' } }

export const SecondSource: Story = {
  args: { src: 'https://pictures.invalid/missing.jpg', fallbackSrc: picture('living') },
}

const tiny =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"%3E%3Cpath fill="%23f0c9a0" d="M0 0h4v3H0z"/%3E%3Cpath fill="%2312666f" d="M0 2h4v1H0z"/%3E%3Cpath fill="%23fbf9f6" d="M1 1h2v1H1z"/%3E%3C/svg%3E'

/** Takes the box of the picture away; a lazy picture without a box is never asked for. */
function Never({ children }: { children: ReactNode }) {
  return (
    <div className="never">
      <style>{'.never .mz-image img:not(.mz-image__blur) { display: none }'}</style>
      {children}
    </div>
  )
}

/** On its way for longer than 400 ms. */
export const Slow: Story = { decorators: [(Story) => <Never>{Story()}</Never>] }

/** A tiny copy, blurred, until the picture is there; it comes with the data, so it costs no wait. */
export const BlurredMeanwhile: Story = {
  args: { placeholder: tiny },
  decorators: [(Story) => <Never>{Story()}</Never>],
}

export const BlurredThenShown: Story = { args: { placeholder: tiny } }

/** The whole picture, however its frame is. */
export const Contained: Story = { args: { ratio: '21 / 9', fit: 'contain' } }

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['1', '4 / 3', '21 / 9', '1 / 2'].map((ratio) => (
        <Image key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
}

/** Nothing to load: an address that is missing or empty. */
export const NoAddress: Story = {
  args: { src: '' },
  async play({ canvasElement }) {
    const image = within(canvasElement).getByRole('img', { name: 'Villa by the water' })
    await expect(image).toBeVisible()
  },
}

/** Names without end of pictures that are missing, and shapes that no picture has. */
export const Absurd: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 240 }}>
      <Image src="https://pictures.invalid/a.jpg" alt={endlessWord} ratio="4 / 3" />
      <Image src={undefined} alt={otherWay.en} ratio="100 / 1" />
      <Image src="data:image/png;base64,nothing" alt={otherWay.ar} ratio="9 / 16" />
      <Image src={picture('plan')} alt="" ratio="1 / 1" fallback={endlessWord} />
    </div>
  ),
}
