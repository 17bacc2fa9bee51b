import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { TextLink } from './TextLink.tsx'

const meta = {
  component: TextLink,
  args: { href: '#guide', children: 'Buyer Guide' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => <TextLink href="#guide">{useWords().guides[0]}</TextLink>,
}

export const Playground: Story = {
  args: { tone: 'accent' },
  argTypes: { tone: { control: 'inline-radio', options: ['accent', 'plain', 'quiet'] } },
}

export const Tones: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'flex', gap: 24 }}>
        <TextLink href="#a">{words.seeAll}</TextLink>
        <TextLink href="#b" tone="plain">
          {words.about}
        </TextLink>
        <TextLink href="#c" tone="quiet">
          {words.contact}
        </TextLink>
      </div>
    )
  },
}
