import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { SearchIcon } from '../icons/actions.tsx'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Send enquiry' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => <Button>{useWords().send}</Button>,
}

export const Playground: Story = {
  args: { variant: 'solid', size: 'md', loading: false, loadingText: 'Sending', disabled: false },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'ghost', 'link'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
}

export const Variants: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button>{words.send}</Button>
        <Button variant="outline">{words.save}</Button>
        <Button variant="ghost">{words.cancel}</Button>
        <Button variant="link">{words.seeAll}</Button>
        <Button size="sm" startIcon={<SearchIcon size={18} />}>
          {words.buy}
        </Button>
        <Button size="lg">{words.login}</Button>
        <Button disabled>{words.send}</Button>
      </div>
    )
  },
}

/** Keeps the focus, says that it is busy, and lets nothing through. */
export const Loading: Story = {
  render: () => {
    const words = useWords()
    return (
      <Button loading loadingText={words.sending}>
        {words.send}
      </Button>
    )
  },
}

/** A handler that returns a promise makes the button busy until it settles. */
export const BusyWhileHandling: Story = {
  args: {
    loadingText: 'Sending',
    onClick: () => new Promise((resolve) => setTimeout(resolve, 1500)),
  },
}

export const AsLink: Story = {
  render: () => (
    <Button asChild>
      <a href="#search">{useWords().seeAll}</a>
    </Button>
  ),
}
