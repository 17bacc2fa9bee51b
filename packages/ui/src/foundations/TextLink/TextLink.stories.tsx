import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Row } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { ExternalIcon } from '../icons/actions.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { TextLink } from './TextLink.tsx'

const meta = {
  component: TextLink,
  args: { href: '#guide', children: 'Buyer Guide' },
  parameters: {
    docs: {
      description: {
        component:
          'Tab reaches it, Enter follows it. Underlined in running text, since colour alone does not tell a link. Its words say where it leads also when they are heard alone; one that opens a new tab says so.',
      },
    },
  },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

/** As a server might send it. */
const unsafe = 'javascript:alert(1)'

export const Default: Story = {
  render: () => <TextLink href="#guide">{useWords().guides[0]}</TextLink>,
}

export const Playground: Story = {
  args: { tone: 'accent', newTab: false },
  argTypes: { tone: { control: 'inline-radio', options: ['accent', 'plain', 'quiet'] } },
}

/** Plain takes the colour of the text; quiet is for lists of links. */
export const Tones: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        <TextLink href="#a">{words.seeAll}</TextLink>
        <TextLink href="#b" tone="plain">
          {words.about}
        </TextLink>
        <TextLink href="#c" tone="quiet">
          {words.contact}
        </TextLink>
      </Row>
    )
  },
}

export const InRunningText: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <p style={{ maxInlineSize: '60ch' }}>
        {words.running} <TextLink href="#deposit">{words.deposit}</TextLink> {words.running}{' '}
        <TextLink href="#fee" tone="plain">
          {words.fee}
        </TextLink>
      </p>
    )
  },
}

/** An icon for the eye, words for the ear; the other page learns nothing of ours. */
export const NewTab: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <TextLink href="https://example.com/" newTab>
        {words.outside}{' '}
        <span style={{ display: 'inline-block', verticalAlign: '-0.15em' }}>
          <ExternalIcon size={16} />
        </span>
        <VisuallyHidden> ({words.heard})</VisuallyHidden>
      </TextLink>
    )
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleName(/\(.+\)/)
  },
}

/** On grounds of another colour: plain. */
export const OnColours: Story = {
  render: () => {
    const words = useWords()
    return (
      <Row>
        {(['inverted', 'muted'] as const).map((ground) => (
          <span
            key={ground}
            style={{
              padding: 16,
              background: `var(--mz-colors-bg-${ground})`,
              color: ground === 'inverted' ? 'var(--mz-colors-fg-inverted)' : 'var(--mz-colors-fg)',
            }}
          >
            <TextLink href={`#${ground}`} tone="plain">
              {words.seeAll}
            </TextLink>
          </span>
        ))}
      </Row>
    )
  },
}

/** Each is a stop for Tab, in the order of reading; Enter follows. */
export const ByKeyboard: Story = {
  render: () => (
    <Row>
      {useWords().guides.map((guide, at) => (
        <TextLink key={guide} href={`#guide-${at}`}>
          {guide}
        </TextLink>
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link')
    let followed = ''
    canvasElement.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        followed = document.activeElement?.getAttribute('href') ?? ''
      },
      { once: true },
    )
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toBe('#guide-1')
  },
}

/** Breaks inside a word where it must; an unsafe address is a text. */
export const Absurd: Story = {
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <p>
        {otherWay.ar} <TextLink href="#word">{endlessWord}</TextLink>
      </p>
      <p>
        {otherWay.en} <TextLink href="#other">{otherWay.ar}</TextLink> {otherWay.en}
      </p>
      <p>
        <TextLink href={unsafe}>{useBasicWords().unsafe}</TextLink>
      </p>
      <p>
        <TextLink href={`#${endlessWord}`}>0</TextLink>
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3)
    for (const line of canvasElement.querySelectorAll('p'))
      await expect(line.scrollWidth).toBeLessThanOrEqual(240)
  },
}
