import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withBorders } from '../../../.storybook/map/borders.ts'
import { dubai } from '../../../.storybook/map/dubai.ts'
import { MapExample as Example } from '../../../.storybook/map/MapExample.tsx'
import { useMapWords } from '../../../.storybook/words/map.ts'
import { PropertyMap } from './PropertyMap.tsx'

/**
 * Properties on a map that works with no outside service: base, pins, clusters and areas are drawn here.
 * **Load it lazily.** The base is data (`VectorBase`); where there are tiles, give `renderBase`
 * instead, see *Other Base Layer*.
 *
 * **Keyboard**: the map is one stop; arrows move it (Shift: farther), plus and minus zoom. The properties
 * are the next stop; arrows go to the nearest in their direction, Enter chooses, and a cluster comes
 * apart. Drawing: *Use this view* takes the view as a box; Backspace takes a corner back, Enter ends,
 * Escape gives up. **Screen readers**: pins are buttons with whole names; the list holds the same
 * properties; a live region says how many are in view when the map has come to rest.
 * **Touch**: one finger moves, two zoom; `cooperative` leaves one finger and the wheel to the page.
 * **Right to left**: tools are mirrored, the map never. **Less motion**: steps jump.
 */
const meta = {
  component: PropertyMap,
  args: {
    pins: [
      { id: 'a', at: [55.1403, 25.0805], label: '2.35M', name: 'AED 2,350,000, Dubai Marina' },
      { id: 'b', at: [55.2744, 25.1945], label: '3.1M', name: 'AED 3,100,000, Downtown Dubai' },
    ],
    base: dubai(false),
    texts: {
      label: 'Map of homes',
      help: 'Arrow keys move the map, plus and minus zoom.',
      pins: 'Homes on the map',
      cluster: (count) => `${count} homes, zoom in`,
      count: String,
      seen: 'seen',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      fit: 'Show all homes',
      list: 'Show as list',
      backToMap: 'Back to the map',
      listLabel: 'Homes in this view',
      none: 'No homes in this view.',
      more: 'Show more',
      shown: (shown, all) => `${shown} of ${all} shown`,
      inView: (count) => `${count} homes in view`,
      twoFingers: 'Move the map with two fingers',
      area: {
        draw: 'Draw an area',
        hint: 'Draw around the area',
        done: 'Done',
        cancel: 'Cancel',
        box: 'Use this view',
        clear: 'Remove the area',
      },
    },
  },
  decorators: [(Story) => <div style={{ blockSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof PropertyMap>
export default meta
type Story = StoryObj<typeof meta>

/** 501 properties in clusters. */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { args: { cooperative: false, selectedId: 'a', hoveredId: 'b' } }

/** A card is hovered, another chosen, three were seen: states come from outside by id. */
export const States: Story = {
  render: () => (
    <Example count={12} selectedId="home-1" hoveredId="home-2" seenIds={new Set(['home-7'])} />
  ),
}

/** Keys alone: the map, a pin, the list. */
export const Keyboard: Story = {
  render: () => <Example count={9} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const map = canvas.getByRole('application')
    map.focus()
    await userEvent.keyboard('{ArrowRight}+')
    const pins = canvas
      .getAllByRole('group')
      .flatMap((group) => within(group).queryAllByRole('button'))
    const [first] = pins.filter((pin) => pin.tabIndex === 0)
    if (!first) throw new Error('no pin can be reached by Tab')
    first.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

/** The box of the view as an area, without a pointer. */
export const AreaByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const named = (names: RegExp) => canvas.getByRole('button', { name: names })
    await userEvent.click(named(/Draw an area|ارسم منطقة/))
    await userEvent.click(named(/Use this view|استخدم هذا النطاق/))
    await expect(named(/Remove the area|إزالة المنطقة/)).toBeVisible()
  },
}

export const DrawnArea: Story = {
  render: () => (
    <Example
      area={[
        [55.12, 25.06],
        [55.17, 25.07],
        [55.19, 25.11],
        [55.15, 25.13],
        [55.11, 25.1],
      ]}
    />
  ),
}

/** In a page that scrolls, as on the page of a property. */
export const Cooperative: Story = { render: () => <Example count={1} cooperative height={320} /> }

/**
 * Another base: `renderBase` is called for each frame with the size, the bounds, the zoom and a
 * `project` of places to px, and draws what lies under the pins. Here it draws the frames of the
 * tiles that a tile service would fill.
 */
export const OtherBaseLayer: Story = {
  render: () => {
    const words = useMapWords()
    return (
      <Example
        renderBase={({ size, bounds, zoom, project }) => {
          const z = Math.round(zoom)
          const width = 360 / 2 ** z
          const columns = Array.from(
            { length: Math.ceil((bounds[2] - bounds[0]) / width) + 1 },
            (_, at) => Math.floor((bounds[0] + 180) / width) + at,
          )
          return (
            <svg width={size.width} height={size.height} aria-hidden="true">
              {columns.map((column) => {
                const { x } = project([column * width - 180, bounds[1]])
                return (
                  <g key={column}>
                    <line
                      x1={x}
                      x2={x}
                      y1={0}
                      y2={size.height}
                      stroke="currentColor"
                      opacity="0.3"
                    />
                    <text x={x + 6} y={size.height - 12} fill="currentColor" fontSize="12">
                      {`${words.tile} ${z}/${column}`}
                    </text>
                  </g>
                )
              })}
            </svg>
          )
        }}
      />
    )
  },
}

/**
 * Where emirates end, cities by name, and the numbers of roads: from far away the cities speak, from
 * near by the places in them.
 */
export const BordersAndRoads: Story = {
  render: () => {
    const words = useMapWords()
    return (
      <Example
        count={3}
        base={withBorders(words.arabic)}
        bounds={[54.9, 24.85, 55.6, 25.4]}
        attribution={words.source}
      />
    )
  },
}

/**
 * Clusters that a server made count with their properties and come apart when chosen; properties of which only
 * the community is known never do, and are chosen as a property is.
 */
export const ServerClusters: Story = {
  render: () => (
    <Example
      pins={[
        {
          id: 'cluster',
          at: [55.14, 25.08],
          label: '824',
          name: '824',
          cluster: { count: 824, bounds: [55.12, 25.06, 55.16, 25.1] },
        },
        {
          id: 'place',
          at: [55.27, 25.19],
          label: '≈ 182',
          name: '≈ 182',
          cluster: { count: 182, bounds: [55.27, 25.19, 55.27, 25.19], whole: true },
        },
        { id: 'home', at: [55.21, 25.06], label: '2.35M', name: 'AED 2,350,000' },
      ]}
    />
  ),
}

/** A thousand million properties in one cluster, and one that says it holds none. */
export const AbsurdClusters: Story = {
  render: () => (
    <Example
      pins={[1_000_000_000, 0].map((count, at) => ({
        id: `cluster ${count}`,
        at: [55.14 + at / 10, 25.08],
        label: String(count),
        name: String(count),
        cluster: { count, bounds: [55.12 + at / 10, 25.06, 55.16 + at / 10, 25.1] },
      }))}
    />
  ),
}

export const Loading: Story = {
  render: () => {
    const words = useMapWords()
    return <Example count={0} notice={words.loading} />
  },
}

export const Failed: Story = {
  render: () => {
    const words = useMapWords()
    return <Example count={0} notice={words.failed} />
  },
}

export const NoProperties: Story = { render: () => <Example count={0} /> }

export const OneProperty: Story = { render: () => <Example count={1} /> }

/** Clusters keep what is drawn small. */
export const TenThousandProperties: Story = { render: () => <Example count={10_000} /> }

/** Prices of 60 letters, in the other direction of writing, and a billion. */
export const AbsurdTexts: Story = {
  render: () => (
    <Example
      pins={[
        { id: 'a', at: [55.14, 25.08], label: 'Price'.repeat(12), name: 'Price on request' },
        { id: 'b', at: [55.27, 25.19], label: 'السعر عند الطلب', name: 'السعر عند الطلب' },
        { id: 'c', at: [55.3, 25.1], label: '999,999,999,999', name: 'AED 999,999,999,999' },
      ]}
    />
  ),
}
