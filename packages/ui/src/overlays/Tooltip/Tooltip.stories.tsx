import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { InfoIcon } from '../../foundations/icons/things.tsx'
import { Tooltip, type TooltipProps } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: { text: 'How can I help you?', children: <Button>Noor</Button> },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 280 }}>{Story()}</div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Appears at once when Tab reaches the control, after a delay when the pointer rests on it, and not at all by touch. Escape closes it and leaves the focus. Screen readers read it as the description of the control. The pointer may go onto it. _Lazy._',
      },
    },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<TooltipProps>) {
  const words = useOverlayWords()
  return (
    <Tooltip text={words.counted} {...props}>
      {props.children ?? <Button variant="outline">{words.howCounted}</Button>}
    </Tooltip>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { side: 'end', open: true, delay: 300 },
  argTypes: { side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] } },
}

/** Start and end follow the direction of the page. */
export const Sides: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 72, justifyItems: 'center', paddingBlock: 60 }}>
      {(['top', 'bottom', 'start', 'end'] as const).map((side) => (
        <Tooltip key={side} text={side} side={side} open>
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
}

export const OnAnIcon: Story = {
  render: () => (
    <Example>
      <IconButton label={useOverlayWords().howCounted}>
        <InfoIcon />
      </IconButton>
    </Example>
  ),
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const control = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await screen.findByRole('tooltip')
    await waitFor(() => expect(control).toHaveAccessibleDescription())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(control).toHaveFocus()
  },
}

/** A finger that rests on the control or presses it opens nothing. */
export const Touch: Story = {
  render: () => <Example delay={0} />,
  async play({ canvasElement }) {
    const control = within(canvasElement).getByRole('button')
    for (const type of ['pointerover', 'pointermove', 'pointerdown', 'pointerup'])
      fireEvent(control, new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    await expect(screen.queryByRole('tooltip')).toBeNull()
    for (const type of ['pointerover', 'pointermove'])
      fireEvent(control, new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
    await screen.findByRole('tooltip')
  },
}

function Hint() {
  const [open, setOpen] = useState(true)
  return <Example open={open} onClose={() => setOpen(false)} />
}

/** A hint that comes by itself: the parent opens it, and Escape takes it away. */
export const ByTheParent: Story = {
  render: () => <Hint />,
  async play() {
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** Never wider than a phone, never higher than a part of it: such a text belongs in a Popover. */
export const AbsurdTexts: Story = {
  render: () => <Example text={`${endlessWord} ${useOverlayWords().longText.repeat(4)}`} open />,
}
