import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { picture } from '../../../.storybook/pictures.ts'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CheckIcon, EyeOffIcon } from '../../foundations/icons/actions.tsx'
import { WarningIcon } from '../../foundations/icons/things.tsx'
import { TrashIcon } from '../../foundations/icons/tools.tsx'
import { OwnProperty, type OwnPropertyProps } from './OwnProperty.tsx'

const meta = {
  component: OwnProperty,
  args: {
    title: 'Marina-facing two-bedroom',
    place: 'Dubai Marina',
    price: { price: 'AED 2,350,000' },
    status: { text: 'Live' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'An article under the title of the listing. Tab goes from the choice over the title to the actions. While something is done to it, it takes neither focus nor presses, and says why. A row from 940 px of its own width, a card below.',
      },
    },
  },
} satisfies Meta<typeof OwnProperty>
export default meta
type Story = StoryObj<typeof meta>

function Example({
  place = 0,
  ...props
}: Partial<Omit<OwnPropertyProps, 'place'>> & { place?: number }) {
  const words = useAccountWords()
  return (
    <OwnProperty
      href="#listing"
      title={words.titles[place] ?? ''}
      place={words.places[place] ?? ''}
      price={{
        price: words.prices[place] ?? '',
        ...(place === 1 && { period: words.perYear }),
      }}
      picture={picture('facade', place === 1 ? 'townhouse' : 'tower', 'marina', 11 + place)}
      status={{ text: words.live, tone: 'success', icon: <CheckIcon size={14} /> }}
      figures={[
        { id: 'views', label: words.views, value: '1,284' },
        { id: 'saved', label: words.saved, value: '37' },
        { id: 'enquiries', label: words.enquiries, value: '4' },
      ]}
      dates={[words.updated, words.expires]}
      actions={
        <>
          <Button variant="outline" size="sm">
            {words.edit}
          </Button>
          <IconButton size="sm" label={words.remove}>
            <TrashIcon size={18} />
          </IconButton>
        </>
      }
      {...props}
    />
  )
}

/** The four states of a property. */
export const Default: Story = {
  render: () => {
    const words = useAccountWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Example />
        <Example
          place={1}
          href={undefined}
          status={{ text: words.draft }}
          figures={[]}
          dates={[words.updated]}
        />
        <Example
          place={2}
          status={{ text: words.hidden, tone: 'info', icon: <EyeOffIcon size={14} /> }}
        />
        <Example
          place={3}
          status={{ text: words.expired, tone: 'warning', icon: <WarningIcon size={14} /> }}
          note={words.expiredNote}
          actions={<Button size="sm">{words.renew}</Button>}
        />
      </div>
    )
  },
}

export const Playground: Story = {
  args: { busy: '', note: '', layout: 'auto' },
  argTypes: { layout: { control: 'inline-radio', options: ['auto', 'card'] } },
}

export const Card: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  render: () => <Example />,
}

/** Several can be chosen. */
export const Selectable: Story = {
  render: () => {
    const { select } = useAccountWords()
    return <Example select={<Checkbox label="" aria-label={select} />} />
  },
}

/** Being deleted: nothing in it can be reached. */
export const Busy: Story = {
  render: () => <Example busy={useAccountWords().removing} />,
  async play({ canvasElement }) {
    const article = within(canvasElement).getByRole('article')
    await expect(article).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelector('[inert]')).not.toBeNull()
  },
}

/** No picture, words without a break, enormous numbers, a title of the other direction. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useAccountWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Example
          title={endlessWord}
          picture={undefined}
          note={endlessWord}
          price={{ price: 'AED 999,999,999,999' }}
          figures={[{ id: 'views', label: words.views, value: '12,345,678,901' }]}
        />
        <Example
          title={words.otherWay}
          picture="https://pictures.invalid/missing.jpg"
          figures={[{ id: 'views', label: words.views, value: '0' }]}
        />
      </div>
    )
  },
}
