import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import {
  type PropertyWords,
  propertyWords,
  usePropertyWords,
} from '../../../.storybook/words/properties.ts'
import { type Amenity, type AmenityGroup, AmenityList } from './AmenityList.tsx'

const meta = {
  component: AmenityList,
  args: {
    groups: [{ id: 'leisure', title: 'Leisure', items: [{ id: 'pool', label: 'Shared pool' }] }],
    texts: { more: (count) => `Show all ${count}`, fewer: 'Show fewer', none: 'None stated.' },
  },
} satisfies Meta<typeof AmenityList>
export default meta
type Story = StoryObj<typeof meta>

function groupsOf({ groups, amenities }: PropertyWords): AmenityGroup[] {
  const all: Amenity[] = Object.entries(amenities).map(([id, label]) => ({ id, label }))
  return [
    { id: 'leisure', title: groups.leisure, items: all.slice(0, 5) },
    { id: 'inside', title: groups.inside, items: all.slice(5, 10) },
    { id: 'view', title: groups.view, items: all.slice(10, 12) },
    { id: 'building', title: groups.building, items: all.slice(12) },
  ]
}

function textsOf(words: PropertyWords) {
  return { more: words.moreAmenities, fewer: words.fewerAmenities, none: words.notStated }
}

/** The button says how many there are; Enter or Space unfolds them and the focus stays on it. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = usePropertyWords()
    return <AmenityList groups={groupsOf(words)} texts={textsOf(words)} />
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = propertyWords(globals.language)
    const button = canvas.getByRole('button', { name: words.moreAmenities(16) })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Playground: Story = { args: { limit: 12 } }

/** A short list has no button. */
export const Short: Story = {
  render: () => {
    const words = usePropertyWords()
    return <AmenityList groups={groupsOf(words).slice(0, 1)} texts={textsOf(words)} />
  },
}

export const Empty: Story = {
  render: () => <AmenityList groups={[]} texts={textsOf(usePropertyWords())} />,
}

/** Ten thousand: the first twelve are drawn, the rest when asked for. */
export const TenThousand: Story = {
  render: () => {
    const words = usePropertyWords()
    const items = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      label: `${words.amenities.pool} ${at + 1}`,
    }))
    const groups = [{ id: 'many', title: words.groups.leisure, items }]
    return <AmenityList groups={groups} texts={textsOf(words)} />
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = usePropertyWords()
    const items = [
      { id: 'word', label: endlessWord },
      { id: 'other', label: words.otherDirection },
    ]
    const groups = [{ id: 'odd', title: endlessWord, items }]
    return <AmenityList groups={groups} texts={textsOf(words)} />
  },
}
