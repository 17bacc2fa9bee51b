import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PasswordStrength } from './PasswordStrength.tsx'

const meta = {
  component: PasswordStrength,
  args: { label: 'How hard to guess', strength: 3, text: 'Good' },
  parameters: {
    docs: {
      description: {
        component:
          'Stands below the field of a new password. The words are a live region: they are told when they change, and colour never speaks alone. It advises; whether a password is taken is the server’s affair.',
      },
    },
  },
} satisfies Meta<typeof PasswordStrength>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Good')
  },
}

export const Playground: Story = {}

export const VeryEasy: Story = { args: { strength: 0, text: 'Very easy to guess' } }

/** Nothing is said before something is typed, and nothing moves when it is. */
export const Empty: Story = { args: { strength: undefined, text: undefined } }
