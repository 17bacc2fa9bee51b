import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePropertyWords } from '../../../.storybook/words/properties.ts'
import { PermitBadge } from './PermitBadge.tsx'

const meta = {
  component: PermitBadge,
  args: { label: 'Advertisement permit', number: 'DEMO-71234567' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PermitBadge>
export default meta
type Story = StoryObj<typeof meta>

/** A drawing in the place of a code; the app brings a real one. */
function Code({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 7 7" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 4h1v2H6zM5 6h1v1H5z" fill="#211d19" />
      <path d="M1 1h1v1H1zM5 1h1v1H5zM1 5h1v1H1z" fill="#fff" />
    </svg>
  )
}

function useProperty() {
  const words = usePropertyWords()
  const { permit_number: permit, agent } = fixtures.createProperty().data
  return {
    words,
    number: permit ?? undefined,
    registrations: [
      { id: 'brn', label: words.brn, number: agent?.rera_brn ?? '' },
      { id: 'orn', label: words.orn, number: agent?.rera_orn ?? '' },
    ].filter((row) => row.number !== ''),
  }
}

/** A region named by its label; the numbers keep their direction and are not translated. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const { words, number, registrations } = useProperty()
    return (
      <PermitBadge
        label={words.permit}
        number={number}
        state="checked"
        note={words.permitChecked}
        registrations={registrations}
        qr={<Code label={words.scan} />}
        qrText={words.scan}
        check={{ href: 'https://dubailand.gov.ae/en/', text: words.checkPermit }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Playground: Story = {
  args: { state: 'ended', note: 'Ended on 1 November 2026' },
  argTypes: {
    state: {
      control: 'inline-radio',
      options: ['stated', 'checked', 'ended', 'made-up', 'missing'],
    },
  },
}

/** What the advertiser says, unchecked: no sign claims more. */
export const Stated: Story = {
  render: () => {
    const { words, number, registrations } = useProperty()
    return <PermitBadge label={words.permit} number={number} registrations={registrations} />
  },
}

/** A number of a show: nobody should look it up in earnest. */
export const MadeUp: Story = {
  render: () => {
    const { words, number } = useProperty()
    return (
      <PermitBadge label={words.permit} number={number} state="made-up" note={words.permitMadeUp} />
    )
  },
}

export const Ended: Story = {
  render: () => {
    const { words, number } = useProperty()
    return (
      <PermitBadge label={words.permit} number={number} state="ended" note={words.permitEnded} />
    )
  },
}

export const Missing: Story = {
  render: () => {
    const { words } = useProperty()
    return <PermitBadge label={words.permit} note={words.permitMissing} />
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const { words } = useProperty()
    return (
      <PermitBadge
        label={words.otherDirection}
        number={endlessWord}
        note={endlessWord}
        registrations={[{ id: 'brn', label: words.brn, number: endlessWord }]}
        qr={<Code label={words.scan} />}
        qrText={endlessWord}
      />
    )
  },
}
