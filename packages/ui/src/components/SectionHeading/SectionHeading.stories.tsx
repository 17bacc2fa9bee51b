import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  component: SectionHeading,
  args: { title: 'Newest homes' },
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
