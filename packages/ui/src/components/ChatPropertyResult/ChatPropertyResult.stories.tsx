import type { Meta, StoryObj } from '@storybook/react-vite'
import { picture } from '../../../.storybook/pictures.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { ChatPropertyResult } from './ChatPropertyResult.tsx'

const meta = {
  component: ChatPropertyResult,
  args: {
    title: 'Marina-facing two-bedroom with a deep terrace',
    picture: { src: picture('facade', 'tower', 'marina', 11), alt: '' },
    lines: [
      { id: 'location', label: 'Location', value: 'Marina Gate 2, Dubai Marina' },
      { id: 'bedrooms', label: 'Bedrooms', value: '2' },
      { id: 'size', label: 'Size', value: '1,284 sqft' },
      { id: 'price', label: 'Price', value: 'AED 2,350,000', strong: true },
      {
        id: 'features',
        label: 'Features',
        value: 'pool, gym, parking, balcony, sea view and more.',
      },
    ],
    actions: <TextLink href="#home">View Details</TextLink>,
  },
} satisfies Meta<typeof ChatPropertyResult>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { picture: undefined } }
