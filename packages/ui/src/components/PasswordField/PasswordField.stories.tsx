import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabelText: 'Hide password',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => {
    const words = useWords()
    return (
      <PasswordField
        {...args}
        label={words.password}
        showLabel={words.show}
        hideLabelText={words.hide}
        defaultValue="arch-and-courtyard"
      />
    )
  },
}

export const Playground: Story = { args: { error: 'Password is required', required: true } }
