import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <TextArea label={useWords().message} /> }

export const Playground: Story = {
  args: { rows: 5, hint: 'Say when we may call.', required: true, error: '' },
}
