import type { Meta, StoryObj } from '@storybook/react-vite'
import { useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonCard } from './SkeletonCard.tsx'
import { SkeletonGallery } from './SkeletonGallery.tsx'
import { SkeletonTable } from './SkeletonTable.tsx'
import { SkeletonText } from './SkeletonText.tsx'

const meta = {
  component: Skeleton,
  args: { width: '16rem' },
  parameters: {
    docs: {
      description: {
        component:
          'Hidden from screen readers and without focus: the region around it carries `aria-busy` and one polite word. It does not shimmer for people who ask for less motion.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { ratio: '4 / 3', radius: 'card' } }

/** Eight lines of a text that is coming. */
export const Lines: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <SkeletonText lines={8} />
    </div>
  ),
}

export const Cards: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      <SkeletonCard />
      <SkeletonCard ratio="1" lines={2} />
      <SkeletonCard ratio={null} lines={6} />
    </div>
  ),
}

export const Table: Story = { render: () => <SkeletonTable rows={6} columns={5} /> }

export const PicturesOfAProperty: Story = { render: () => <SkeletonGallery /> }

/** The region around it is busy and says so once; the shapes themselves say nothing. */
export const InABusyRegion: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <section aria-busy="true" aria-label={words.nearby}>
        <VisuallyHidden>
          <span role="status">{words.loading}</span>
        </VisuallyHidden>
        <SkeletonText lines={4} />
      </section>
    )
  },
}

/** Nothing is a shape too: no lines, one column, many rows of which few are seen. */
export const AbsurdCounts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxBlockSize: 400, overflow: 'hidden' }}>
      <SkeletonText lines={0} />
      <SkeletonText lines={1} />
      <SkeletonTable rows={0} columns={1} />
      <SkeletonTable rows={60} columns={12} />
    </div>
  ),
}
