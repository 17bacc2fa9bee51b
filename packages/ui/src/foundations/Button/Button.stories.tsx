import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Row, Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { ArrowEndIcon, SearchIcon } from '../icons/actions.tsx'
import { PhoneIcon } from '../icons/things.tsx'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Send enquiry' },
  parameters: {
    docs: {
      description: {
        component:
          'Enter and Space press it. Screen readers hear its text; while it is busy they hear the text of that state and “busy”. An icon is decoration: a button without words is an IconButton.',
      },
    },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => <Button>{useWords().send}</Button>,
}

export const Playground: Story = {
  args: {
    variant: 'solid',
    size: 'md',
    block: false,
    loading: false,
    loadingText: 'Sending',
    disabled: false,
  },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'ghost', 'link'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
}

/** One solid button to a screen; outline beside it, ghost for the way out, link in running text. */
export const Variants: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        <Button>{words.send}</Button>
        <Button variant="outline">{words.save}</Button>
        <Button variant="ghost">{words.cancel}</Button>
        <Button variant="link">{words.seeAll}</Button>
      </Row>
    )
  },
}

/** The small one is 36 px high and 44 px to the finger. */
export const Sizes: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        <Button size="sm">{words.buy}</Button>
        <Button>{words.buy}</Button>
        <Button size="lg">{words.buy}</Button>
      </Row>
    )
  },
}

/** Icons stand at the start and the end of the text; those that point are mirrored with the page. */
export const WithIcons: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        <Button startIcon={<PhoneIcon size={20} />}>{useBasicWords().call}</Button>
        <Button variant="outline" endIcon={<ArrowEndIcon size={20} />}>
          {words.seeAll}
        </Button>
        <Button size="sm" variant="ghost" startIcon={<SearchIcon size={18} />}>
          {words.location}
        </Button>
      </Row>
    )
  },
}

/** As wide as its place: for phones and forms. */
export const Block: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Button block>{useWords().login}</Button>
    </div>
  ),
}

/** Passed over by Tab. Say in the text beside it why; better still, let it be pressed and explain. */
export const Disabled: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        <Button disabled>{words.send}</Button>
        <Button disabled variant="outline">
          {words.save}
        </Button>
        <Button disabled variant="ghost">
          {words.cancel}
        </Button>
        <Button disabled variant="link">
          {words.seeAll}
        </Button>
      </Row>
    )
  },
}

/** Keeps the focus, says that it is busy, and lets nothing through. */
export const Loading: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        <Button loading loadingText={words.sending}>
          {words.send}
        </Button>
        <Button loading variant="outline" loadingText={words.sending}>
          {words.send}
        </Button>
      </Row>
    )
  },
}

/** A handler that returns a promise makes the button busy until it settles, also when it fails. */
export const BusyWhileHandling: Story = {
  args: {
    loadingText: 'Sending',
    onClick: () => new Promise((resolve) => setTimeout(resolve, 1500)),
  },
}

/** A server that never answers: busy for good, and twenty presses are one. */
export const NeverAnswers: Story = {
  render: function Waiting() {
    const words = useWords()
    const [presses, setPresses] = useState(0)
    return (
      <Row>
        <Button
          loadingText={words.sending}
          onClick={() => {
            setPresses((before) => before + 1)
            return new Promise(() => {})
          }}
        >
          {words.send}
        </Button>
        <output>{presses}</output>
      </Row>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button')
    for (let press = 0; press < 20; press++) await userEvent.click(button)
    await expect(page.getByText('1')).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}

/** The looks for a link; the role, the address and the keys stay those of a link. */
export const AsLink: Story = {
  render: () => (
    <Button asChild endIcon={<ArrowEndIcon size={20} />}>
      <a href="#search">{useWords().seeAll}</a>
    </Button>
  ),
}

/** Enter presses at once, Space when it is let go. The disabled one between them is passed over. */
export const ByKeyboard: Story = {
  render: function Counted() {
    const words = useWords()
    const [count, setCount] = useState(0)
    return (
      <Row>
        <Button onClick={() => setCount((before) => before + 1)}>{words.send}</Button>
        <Button disabled>{words.save}</Button>
        <Button variant="outline">{words.cancel}</Button>
        <output>{count}</output>
      </Row>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first, , last] = page.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('2'))
    await userEvent.tab()
    await expect(last).toHaveFocus()
  },
}

/** Long labels break into lines from 25 letters on; none widens the page. */
export const Absurd: Story = {
  render: () => (
    <Stack width={280}>
      <Button startIcon={<PhoneIcon size={20} />}>{useBasicWords().longAction}</Button>
      <Button variant="outline">{endlessWord}</Button>
      <Button block loading loadingText={endlessWord}>
        {endlessWord}
      </Button>
      <Button variant="link">{otherWay.en}</Button>
      <Button variant="ghost">{otherWay.ar}</Button>
      <Button size="sm">0</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(280)
  },
}
