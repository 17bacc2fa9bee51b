import type { Meta, StoryObj } from '@storybook/react-vite'
import { AreaIcon, BathIcon, BedIcon } from '../icons/things.tsx'
import { FactsRow } from './FactsRow.tsx'

const meta = {
  component: FactsRow,
  args: {
    facts: [
      { id: 'bed', icon: <BedIcon size={18} />, text: '2 bed' },
      { id: 'bath', icon: <BathIcon size={18} />, text: '3 bath' },
      { id: 'size', icon: <AreaIcon size={18} />, text: '1,284 sqft' },
    ],
  },
} satisfies Meta<typeof FactsRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { size: 'lg' } }
