import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { ToastRegion } from '../../feedback/Toast/ToastRegion.tsx'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { createToastStore } from '../../stores/toast-store.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'

const meta = {
  component: Drawer,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    title: 'Filters',
    closeLabel: 'Close',
    onClose: () => {},
    children: null,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A modal dialog at an edge: Tab stays inside, Escape and the backdrop close it, the focus returns to the opener. `start` and `end` follow the direction of the page. The title and the buttons stay, what is between scrolls. _Lazy._',
      },
    },
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

function Choices() {
  const words = useWords()
  return (
    <div style={{ display: 'grid' }}>
      {[words.apartment, words.villa, words.townhouse].map((label) => (
        <Checkbox key={label} label={label} />
      ))}
    </div>
  )
}

function Example(props: Partial<DrawerProps>) {
  const words = useWords()
  const [open, setOpen] = useState(props.open ?? true)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.type}
      </Button>
      <Drawer
        title={words.type}
        closeLabel={words.close}
        footer={<Button onClick={() => setOpen(false)}>{words.seeAll}</Button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <Choices />}
      </Drawer>
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  render: ({ from }) => <Example {...(from && { from })} />,
  args: { from: 'end' },
  argTypes: { from: { control: 'inline-radio', options: ['start', 'end', 'bottom'] } },
}

/** Where menus come from. */
export const FromTheStart: Story = { render: () => <Example from="start" /> }

/** Where filters come from on phones; as high as it needs, 92% of the screen at most. */
export const FromBelow: Story = { render: () => <Example from="bottom" /> }

export const NoButtons: Story = { render: () => <Example footer={null} /> }

export const KeyboardPath: Story = {
  render: () => <Example open={false} />,
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await openDialog()
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    for (let press = 0; press < 8; press++) {
      await userEvent.tab()
      await expect(drawer.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The body scrolls, by keys too, and the page behind does not. */
export const LongContent: Story = {
  render: () => (
    <Example from="bottom">
      <p>{useOverlayWords().longText.repeat(30)}</p>
    </Example>
  ),
}

const saved = createToastStore({ duration: 600_000, removalDelay: 0 })

/** Toasts come from the corner of the button that closes it, and leave it free. */
export const WithToast: Story = {
  render: () => {
    const words = useOverlayWords()
    useEffect(() => {
      saved.show({ tone: 'success', text: words.savedText })
      return saved.clear
    }, [words])
    return (
      <>
        <Example title={words.longText} />
        <ToastRegion store={saved} label={words.messages} closeLabel={words.hide} />
      </>
    )
  },
  async play() {
    const drawer = await openDialog()
    await waitFor(() => expect(document.querySelector('.mz-toast')).not.toBeNull())
    const close = drawer.querySelector('button')
    if (close === null) throw new Error('no button to close it')
    const isFree = () => {
      const { x, y, width, height } = close.getBoundingClientRect()
      return close.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await waitFor(() => expect(isFree()).toBe(true))
  },
}

export const Empty: Story = { render: () => <Example>{''}</Example> }

export const AbsurdTexts: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example title={endlessWord}>
        <p>{endlessWord}</p>
        <p>{words.otherDirection}</p>
      </Example>
    )
  },
}
