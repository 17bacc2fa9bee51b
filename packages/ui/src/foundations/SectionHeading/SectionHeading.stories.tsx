import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../../.storybook/Layout.tsx'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Button } from '../Button/Button.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  component: SectionHeading,
  args: { title: 'Most recently listed' },
  parameters: {
    docs: {
      description: {
        component:
          'A heading of the level that the page needs; its size is the same. Screen readers go from heading to heading, so leave no level out. The action is the next stop for Tab. With an `id` the section can be named by it (`aria-labelledby`) and linked to.',
      },
    },
  },
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const words = useWords()
    return (
      <SectionHeading
        title={words.newest}
        lead={words.newestLead}
        action={<TextLink href="#all">{words.seeAll}</TextLink>}
      />
    )
  },
}

export const Playground: Story = { args: { lead: 'Listed this week.', level: 2 } }

export const TitleAlone: Story = { render: () => <SectionHeading title={useWords().newest} /> }

export const WithLead: Story = {
  render: () => {
    const words = useWords()
    return <SectionHeading title={words.newest} lead={words.newestLead} />
  },
}

export const WithButton: Story = {
  render: () => {
    const words = useWords()
    return (
      <SectionHeading
        title={words.newest}
        action={<Button variant="outline">{words.seeAll}</Button>}
      />
    )
  },
}

/** The level is for the outline of the page; the looks are the same. */
export const Levels: Story = {
  render: () => {
    const words = useWords()
    return (
      <>
        <SectionHeading level={1} title={words.newest} />
        <SectionHeading level={2} title={words.location} />
        <SectionHeading level={3} title={words.insights} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const level of [1, 2, 3])
      await expect(page.getAllByRole('heading', { level })).toHaveLength(1)
  },
}

/** Names its section, and is where a link leads. */
export const NamesItsSection: Story = {
  render: () => {
    const words = useWords()
    return (
      <section aria-labelledby="newest">
        <SectionHeading
          id="newest"
          title={words.newest}
          action={<TextLink href="#all">{words.seeAll}</TextLink>}
        />
      </section>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('region')).toHaveAccessibleName(/\S/)
    await userEvent.tab()
    await expect(page.getByRole('link')).toHaveFocus()
  },
}

/** The head of a part of a long page, where the page's own title is no larger. */
export const OfAPart: Story = {
  render: () => {
    const words = useWords()
    return <SectionHeading size="md" title={words.newest} lead={words.newestLead} />
  },
}

/** At 280 px: words without end, a long text, the other direction, nothing but a number. */
export const Absurd: Story = {
  render: () => {
    const words = useOverlayWords()
    const all = <TextLink href="#all">{useWords().seeAll}</TextLink>
    return (
      <Stack width={280}>
        <SectionHeading title={endlessWord} lead={endlessWord} action={all} />
        <SectionHeading title={words.longText} lead={words.longText} action={all} />
        <SectionHeading title={otherWay.en} lead={otherWay.ar} action={all} />
        <SectionHeading title={otherWay.ar} lead={otherWay.en} />
        <SectionHeading title="0" lead="" />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    for (const heading of within(canvasElement).getAllByRole('heading'))
      await expect(heading.scrollWidth).toBeLessThanOrEqual(280)
  },
}
