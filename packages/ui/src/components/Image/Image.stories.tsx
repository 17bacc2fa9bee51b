import type { Meta, StoryObj } from '@storybook/react-vite'
import { picture } from '../../../.storybook/pictures.ts'
import { Image } from './Image.tsx'

const meta = {
  component: Image,
  args: { src: picture('facade', 'villa', 'palm', 4), alt: 'Villa by the water', ratio: '4 / 3' },
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
