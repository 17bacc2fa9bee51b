import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { UiProvider } from './UiProvider.tsx'

function Sample() {
  return <p>{useWords().description}</p>
}

const meta = {
  component: UiProvider,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: { locale: 'en', dir: 'ltr', colorMode: 'light', children: <Sample /> },
} satisfies Meta<typeof UiProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { colorMode: 'dark' },
  argTypes: { colorMode: { control: 'inline-radio', options: ['light', 'dark', 'system'] } },
}
