import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useWords } from '../../../.storybook/words.ts'
import { GridIcon, ListIcon } from '../icons/actions.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Purpose',
    segments: [
      { value: 'sale', label: 'Buy' },
      { value: 'rent', label: 'Rent' },
    ],
    value: 'sale',
    onChange: () => {},
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const words = useWords()
    const [value, setValue] = useState('sale')
    return (
      <SegmentedControl
        label={words.purpose}
        value={value}
        onChange={setValue}
        segments={[
          { value: 'sale', label: words.buy },
          { value: 'rent', label: words.rent },
          { value: 'off_plan', label: words.offPlan },
        ]}
      />
    )
  },
}

export const Playground: Story = {}

export const WithIcons: Story = {
  args: {
    label: 'View',
    segments: [
      { value: 'list', label: <ListIcon />, name: 'List' },
      { value: 'grid', label: <GridIcon />, name: 'Grid' },
    ],
    value: 'list',
  },
}
