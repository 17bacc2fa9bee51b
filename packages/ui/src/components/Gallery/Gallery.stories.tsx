import type { Meta, StoryObj } from '@storybook/react-vite'
import { homePictures } from '../../../.storybook/pictures.ts'
import { Gallery } from './Gallery.tsx'

const meta = {
  component: Gallery,
  args: {
    pictures: [...homePictures('tower', 'marina', 11), ...homePictures('tower', 'creek', 12)].map(
      (src, place) => ({ src: `${src}#${place}`, alt: `Picture ${place + 1}` }),
    ),
    texts: {
      label: 'Pictures of this home',
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close',
      showAll: 'Show all 10 pictures',
      position: (index, count) => `${index} / ${count}`,
    },
  },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Few: Story = {
  args: { pictures: [{ src: homePictures('villa', 'palm', 3)[0] ?? '', alt: 'The house' }] },
}
