import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { CookieNotice, type CookieNoticeProps } from './CookieNotice.tsx'

const meta = {
  component: CookieNotice,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    texts: {
      title: 'Your choice of cookies',
      accept: 'Accept all',
      refuse: 'Refuse all',
      choose: 'Choose',
      save: 'Save choice',
      back: 'Back',
      required: 'Always on',
    },
    kinds: [],
    chosen: [],
    onChosenChange: () => {},
    onAccept: () => {},
    onRefuse: () => {},
    onSave: () => {},
    children: 'We need a few cookies to run the site.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A named region that takes no focus by itself and blocks nothing; put it first in the page, so that Tab reaches it before what it lies on. What takes the focus below comes to rest above it. The three answers are equal in place, size and colour; boxes begin empty; Escape is no consent. When the choices open, the focus goes to their title.',
      },
    },
  },
} satisfies Meta<typeof CookieNotice>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<CookieNoticeProps>) {
  const words = useOverlayWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState<string | null>(null)
  const answer = (text: string) => () => setAnswered(text)
  if (answered !== null) {
    return (
      <>
        <p role="status">{answered}</p>
        <Button variant="outline" onClick={() => setAnswered(null)}>
          {words.cookies}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>{words.overviewText}</p>
      <CookieNotice
        texts={{
          title: words.cookiesTitle,
          accept: words.accept,
          refuse: words.refuse,
          choose: words.choose,
          save: words.saveChoice,
          back: words.back,
          required: words.always,
        }}
        kinds={words.kinds.map((kind) => ({ ...kind, required: kind.id === 'needed' }))}
        chosen={chosen}
        onChosenChange={setChosen}
        onAccept={answer(words.accept)}
        onRefuse={answer(words.refuse)}
        onSave={answer(`${words.saveChoice}: ${chosen.join(', ')}`)}
        {...props}
      >
        {props.children ?? (
          <p>
            {words.cookiesText} <TextLink href="#policy">{words.policy}</TextLink>
          </p>
        )}
      </CookieNotice>
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { render: () => <Example /> }

/** Refusing takes one press, like accepting. */
export const RefuseAll: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const [, refuse, accept] = within(canvasElement).getAllByRole('button')
    if (!refuse || !accept) throw new Error('three answers expected')
    const [one, other] = [refuse.getBoundingClientRect(), accept.getBoundingClientRect()]
    await expect(Math.abs(one.width - other.width)).toBeLessThan(1)
    await expect(getComputedStyle(refuse).backgroundColor).toBe(
      getComputedStyle(accept).backgroundColor,
    )
    await userEvent.click(refuse)
    await expect(within(canvasElement).getByRole('status')).toBeVisible()
  },
}

/** Nothing is ticked beforehand; what is needed is said and is no choice. */
export const Choosing: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const [choose] = page.getAllByRole('button')
    choose?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('heading')).toHaveFocus())
    const boxes = page.getAllByRole('checkbox')
    for (const box of boxes) await expect(box).not.toBeChecked()
    await userEvent.click(boxes[0] ?? canvasElement)
    await expect(boxes[0]).toBeChecked()
  },
}

/** More kinds and words than a screen holds: the middle scrolls, the answers stay. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    const kinds = Array.from({ length: 40 }, (_, at) => ({
      id: `${at}`,
      title: at === 0 ? endlessWord : words.otherDirection,
      text: words.longText,
    }))
    return (
      <Example kinds={kinds}>
        <p>
          {endlessWord} {words.longText.repeat(5)}{' '}
          <TextLink href="#policy">{words.policy}</TextLink>
        </p>
      </Example>
    )
  },
}
