import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { MailIcon } from '../icons/things.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: 'Email' } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => <TextField label={useWords().email} type="email" autoComplete="email" />,
}

export const Playground: Story = {
  args: { hint: 'We answer there within a day.', required: true, disabled: false, error: '' },
}

export const States: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
        <TextField label={words.name} required />
        <TextField label={words.email} hint={words.emailHint} start={<MailIcon />} />
        <TextField label={words.email} error={words.emailError} defaultValue="noor@" />
        <TextField label={words.price} end={<span>{words.aed}</span>} inputMode="numeric" />
        <TextField label={words.name} disabled defaultValue="Noor" />
      </div>
    )
  },
}
