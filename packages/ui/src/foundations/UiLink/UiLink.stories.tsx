import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Row, Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { type LinkComponentProps, UiContext, useUi } from '../UiProvider/ui-context.ts'
import { UiLink } from './UiLink.tsx'

const meta = {
  component: UiLink,
  args: { href: '#home', children: 'Home' },
  parameters: {
    docs: {
      description: {
        component:
          'What every link of ours is made of; looks come from who uses it. Tab and Enter as any link. An address that no browser may follow is left out: what remains is text, no stop for Tab, and no link to screen readers.',
      },
    },
  },
} satisfies Meta<typeof UiLink>
export default meta
type Story = StoryObj<typeof meta>

/** As a server might send it. */
const unsafe = 'javascript:alert(1)'

export const Default: Story = { render: () => <UiLink href="#home">{useWords().property}</UiLink> }

export const Playground: Story = { args: { newTab: true, href: 'https://example.com' } }

/** Loses its address: a text, not a link. */
export const Unsafe: Story = {
  render: () => <UiLink href={unsafe}>{useBasicWords().unsafe}</UiLink>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

/** Another site, in a tab of its own, which learns nothing of ours. */
export const NewTab: Story = {
  render: () => (
    <UiLink href="https://example.com/" newTab>
      {useBasicWords().outside}
    </UiLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** Plain anchors, since no router knows them. */
export const MailAndTelephone: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <Row>
        <UiLink href="mailto:hello@example.com">{words.write}</UiLink>
        <UiLink href="tel:+97140000000">{words.phone}</UiLink>
      </Row>
    )
  },
}

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  )
}

function WithRouter() {
  const ui = useUi()
  const words = useWords()
  return (
    <UiContext value={{ ...ui, link: RouterLink }}>
      <Row>
        <UiLink href="/buy">{words.buy}</UiLink>
        <UiLink href="https://example.com/">{useBasicWords().outside}</UiLink>
      </Row>
    </UiContext>
  )
}

/** Inside the site the link of the provider draws it; to other sites it never does. */
export const ByTheRouter: Story = {
  render: () => <WithRouter />,
  play: async ({ canvasElement }) => {
    const [inside, outside] = within(canvasElement).getAllByRole('link')
    await expect(inside).toHaveAttribute('data-router')
    await expect(outside).not.toHaveAttribute('data-router')
  },
}

/** Tab passes over what is no link. */
export const ByKeyboard: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <Row>
        <UiLink href={unsafe}>{words.unsafe}</UiLink>
        <UiLink href="#fee">{words.fee}</UiLink>
      </Row>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

const odd = ['java\nscript:alert(1)', '//evil.example', 'data:text/html,x', '', `#${endlessWord}`]

/** Addresses from a broken import or a bad hand, and words of the other direction. */
export const Absurd: Story = {
  render: () => (
    <Stack width={240}>
      {odd.map((href) => (
        <UiLink key={href} href={href}>
          {otherWay.en}
        </UiLink>
      ))}
      <UiLink href="?page=0">{otherWay.ar}</UiLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const addresses = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    for (const address of addresses) await expect(address).toMatch(/^($|#|\?)/)
  },
}
