import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatBubble } from './ChatBubble.tsx'

const meta = {
  component: ChatBubble,
  args: { side: 'bot', sender: 'Noor', children: 'Which community would you like?' },
} satisfies Meta<typeof ChatBubble>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <ChatBubble side="bot" sender="Noor" time="09:41AM" isoTime="2026-11-21T09:41">
        Two bedrooms in Dubai Marina, up to AED 2 million: 23 homes. Shall I keep to those with a
        parking space?
      </ChatBubble>
      <ChatBubble side="user" sender="You" time="09:42AM" isoTime="2026-11-21T09:42">
        Yes, and a sea view.
      </ChatBubble>
      <ChatBubble side="bot" sender="Noor" time="09:42AM" isoTime="2026-11-21T09:42">
        بقي تسعة عقارات.
      </ChatBubble>
    </div>
  ),
}

export const Playground: Story = {
  args: { time: '09:41AM' },
  argTypes: { side: { control: 'inline-radio', options: ['bot', 'user'] } },
}
