import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { InlineAlert } from './InlineAlert.tsx'

const meta = {
  component: InlineAlert,
  args: { title: 'The permit ends in five days', tone: 'warning' },
  parameters: {
    docs: {
      description: {
        component:
          'Read in its place. With `announce` it is told when it appears: `polite` (status) after what is being said, `now` (alert) at once. Each tone has a sign and words, so colour never speaks alone.',
      },
    },
  },
} satisfies Meta<typeof InlineAlert>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = useOverlayWords()
    return (
      <InlineAlert tone="warning" title={words.permitSoon}>
        {words.permitSoonText}
      </InlineAlert>
    )
  },
}

export const Playground: Story = {
  args: { children: 'Renew it before 30 June.', closeLabel: 'Close' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'error'] } },
}

export const Tones: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <InlineAlert title={words.figuresNew}>{words.figuresNewText}</InlineAlert>
        <InlineAlert tone="success" title={words.saved}>
          {words.savedText}
        </InlineAlert>
        <InlineAlert tone="warning" title={words.permitSoon}>
          {words.permitSoonText}
        </InlineAlert>
        <InlineAlert tone="error" title={words.notSaved}>
          {words.notSavedText}
        </InlineAlert>
      </div>
    )
  },
}

export const TitleOnly: Story = { render: () => <InlineAlert title={useOverlayWords().saved} /> }

export const TextOnly: Story = {
  render: () => {
    const words = useOverlayWords()
    return <InlineAlert tone="error">{words.notSavedText}</InlineAlert>
  },
}

export const WithActions: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <InlineAlert
        tone="error"
        announce="now"
        title={words.notSaved}
        actions={
          <Button size="sm" variant="outline">
            {words.retry}
          </Button>
        }
      >
        {words.notSavedText}
      </InlineAlert>
    )
  },
}

function Closable() {
  const words = useOverlayWords()
  const [shown, setShown] = useState(true)
  if (!shown) {
    return (
      <Button variant="outline" onClick={() => setShown(true)}>
        {words.figuresNew}
      </Button>
    )
  }
  return (
    <InlineAlert
      title={words.figuresNew}
      announce="polite"
      onClose={() => setShown(false)}
      closeLabel={words.hide}
    >
      {words.figuresNewText}
    </InlineAlert>
  )
}

export const CanBeClosed: Story = {
  render: () => <Closable />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(page.queryByRole('status')).toBeNull()
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <InlineAlert tone="error" title={endlessWord} onClose={() => {}} closeLabel={words.hide}>
        {words.otherDirection} {endlessWord} {words.longText.repeat(4)}
      </InlineAlert>
    )
  },
}
