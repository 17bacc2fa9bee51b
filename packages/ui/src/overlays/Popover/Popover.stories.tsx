import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const meta = {
  component: Popover,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: { trigger: <Button>Open</Button>, title: 'Title', closeLabel: 'Close', children: null },
  decorators: [(Story) => <div style={{ display: 'grid', justifyItems: 'center' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A non-modal `dialog`. Enter or Space on the trigger opens it and moves the focus inside; Tab goes on behind the trigger at the end; Escape and a press elsewhere close it, and the focus returns. The trigger says `aria-expanded`. _Lazy._',
      },
    },
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<PopoverProps>) {
  const words = useOverlayWords()
  return (
    <Popover
      trigger={<Button variant="outline">{words.howCounted}</Button>}
      title={words.howCounted}
      closeLabel={useWords().close}
      {...props}
    >
      {props.children ?? (
        <p>
          {words.counted} <TextLink href="#source">{words.more}</TextLink>
        </p>
      )}
    </Popover>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { side: 'bottom', open: true },
  argTypes: { side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] } },
  render: ({ side, open }) => (
    <div style={{ padding: 120 }}>
      <Example {...(side && { side })} {...(open !== undefined && { open })} />
    </div>
  ),
}

/** Controls may live in it: a filter behind a pill. */
export const WithControls: Story = {
  render: () => {
    const words = useWords()
    return (
      <Example>
        {[words.apartment, words.villa, words.townhouse].map((label) => (
          <Checkbox key={label} label={label} />
        ))}
      </Example>
    )
  },
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const trigger = within(canvasElement).getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example title={endlessWord} open>
        {endlessWord}
        <p>{words.longText.repeat(6)}</p>
        <p>{words.otherDirection}</p>
      </Example>
    )
  },
}
