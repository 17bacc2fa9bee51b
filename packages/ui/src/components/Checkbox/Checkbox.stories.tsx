import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Furnished' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Checkbox label={useWords().furnished} /> }

export const Playground: Story = { args: { count: '1,204', defaultChecked: true, disabled: false } }

export const States: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'grid' }}>
        <Checkbox label={words.furnished} />
        <Checkbox label={words.furnished} defaultChecked count="1,204" />
        <Checkbox label={words.furnished} disabled />
      </div>
    )
  },
}
