import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Accordion, type AccordionProps } from './Accordion.tsx'

const meta = {
  component: Accordion,
  args: { items: [] },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Native `details`: Tab goes from title to title and into open panels, Enter and Space open and close, the arrows, Home and End move among the titles. Screen readers say the heading, its level and whether it is expanded.',
      },
    },
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

function useItems() {
  return useOverlayWords().questions.map(({ text, ...rest }) => ({ ...rest, content: text }))
}

function Controlled(props: Partial<AccordionProps>) {
  const items = useItems()
  const [open, setOpen] = useState<readonly string[]>(props.open ?? ['fee'])
  return <Accordion items={items} {...props} open={open} onOpenChange={setOpen} />
}

export const Default: Story = {
  render: ({ items: _, ...args }) => <Accordion {...args} items={useItems()} />,
}

export const Playground: Story = {
  args: { single: false, level: 3 },
  argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } },
  render: Default.render ?? (() => <Accordion items={[]} />),
}

/** Which are open is the parent's to say, for example in the address. */
export const ControlledByParent: Story = {
  render: () => <Controlled />,
  async play({ canvasElement }) {
    const [first, second] = canvasElement.querySelectorAll('details')
    await expect(first?.open).toBe(true)
    await userEvent.click(within(canvasElement).getAllByRole('heading')[1] ?? canvasElement)
    await waitFor(() => expect(second?.open).toBe(true))
    await expect(first?.open).toBe(true)
  },
}

/** Opening one closes the other. */
export const OneAtATime: Story = {
  render: () => <Controlled single />,
  async play({ canvasElement }) {
    const [first, second] = canvasElement.querySelectorAll('details')
    await userEvent.click(within(canvasElement).getAllByRole('heading')[1] ?? canvasElement)
    await waitFor(() => expect(second?.open).toBe(true))
    await waitFor(() => expect(first?.open).toBe(false))
  },
}

export const WithDetail: Story = {
  render: () => {
    const number = useNumbers()
    return <Accordion items={useItems().map((item, at) => ({ ...item, detail: number(at * 7) }))} />
  },
}

export const KeyboardPath: Story = {
  render: () => <Accordion items={useItems()} />,
  async play({ canvasElement }) {
    const titles = [...canvasElement.querySelectorAll('summary')]
    await userEvent.tab()
    await expect(titles[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(titles[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(titles[2]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(titles[0]).toHaveFocus()
  },
}

export const Empty: Story = { args: { items: [] } }

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Accordion
        items={[
          { id: 'word', title: endlessWord, detail: '9,999,999,999', content: endlessWord },
          { id: 'other', title: words.otherDirection, content: words.longText.repeat(8) },
          { id: 'none', title: '—', content: '' },
        ]}
      />
    )
  },
}

/** A hundred questions: one page, no script per item. */
export const AHundred: Story = {
  render: () => {
    const number = useNumbers()
    const [question] = useItems()
    const items = Array.from({ length: 100 }, (_, at) => ({
      id: `${at}`,
      title: `${number(at + 1)}. ${question?.title}`,
      content: question?.content,
    }))
    return <Accordion items={items} single />
  },
}
