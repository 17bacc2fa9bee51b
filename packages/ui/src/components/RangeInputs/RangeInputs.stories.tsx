import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useWords } from '../../../.storybook/words.ts'
import { RangeInputs, type RangeInputsProps } from './RangeInputs.tsx'

const meta = {
  component: RangeInputs,
  args: {
    label: 'Price',
    minLabel: 'From',
    maxLabel: 'To',
    unit: 'AED',
    value: { min: '', max: '' },
    onChange: () => {},
  },
} satisfies Meta<typeof RangeInputs>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: RangeInputsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 380 }}>
      <RangeInputs {...props} value={value} onChange={setValue} />
    </div>
  )
}

export const Default: Story = {
  render: (args) => {
    const words = useWords()
    return (
      <Example
        {...args}
        label={words.price}
        minLabel={words.from}
        maxLabel={words.to}
        unit={words.aed}
      />
    )
  },
}

export const Playground: Story = { render: Example }

export const Invalid: Story = {
  render: Example,
  args: { value: { min: '2000000', max: '1000000' }, error: 'From is more than to' },
}
