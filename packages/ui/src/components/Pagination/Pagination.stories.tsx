import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    page: 7,
    pages: 24,
    hrefFor: (page) => `#page-${page}`,
    texts: {
      label: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  argTypes: { page: { control: { type: 'range', min: 1, max: 24 } } },
}

export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Pagination {...args} page={1} />
      <Pagination {...args} page={24} texts={{ ...args.texts, label: 'Pages, again' }} />
      <Pagination {...args} page={2} pages={3} texts={{ ...args.texts, label: 'Few pages' }} />
    </div>
  ),
}
