import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'

const meta = {
  component: Field,
  args: {
    label: 'Viewing on',
    children: (control) => <input type="date" {...control} />,
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

/** For controls that have no field of their own. */
export const Default: Story = {}

export const Playground: Story = {
  args: { hint: 'Between Sunday and Thursday.', error: '', required: true, hideLabel: false },
}
