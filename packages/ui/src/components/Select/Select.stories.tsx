import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Property type',
    options: [
      { value: 'apartment', label: 'Apartment' },
      { value: 'villa', label: 'Villa' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const words = useWords()
    return (
      <Select
        label={words.type}
        placeholder={words.anyType}
        options={[
          { value: 'apartment', label: words.apartment },
          { value: 'villa', label: words.villa },
          { value: 'townhouse', label: words.townhouse },
        ]}
      />
    )
  },
}

export const Playground: Story = { args: { placeholder: 'Any type', required: false } }

export const Invalid: Story = { args: { error: 'Choose a type', required: true } }
