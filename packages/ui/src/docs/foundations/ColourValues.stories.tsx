import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { CopyButton } from '../../foundations/CopyButton/CopyButton.tsx'
import { colorOf, type Mode } from '../../theme/contrast.ts'
import { colourPurposes } from './colour-purposes.ts'
import './foundations.css'

const meta = { title: 'Foundations/Colour values', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A text that is copied by the button beside it. */
function Copied({ text }: { text: string }) {
  const texts = { copy: `Copy ${text}`, copied: 'Copied', failed: 'Could not be copied' }
  return (
    <span className="docs-copied">
      <code className="docs-value">{text}</code>
      <CopyButton text={text} texts={texts} iconOnly variant="ghost" />
    </span>
  )
}

function Value({ name, mode }: { name: string; mode: Mode }) {
  const value = colorOf(name, mode)
  const style: CSSProperties = { background: value }
  return (
    <>
      <span className="docs-chip" style={style} />
      <Copied text={value} />
    </>
  )
}

/** Every semantic colour: what it is for, its variable, its values in light and dark. */
export const Values: Story = {
  render: () => (
    <table className="docs-table docs-table--wide">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Variable</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(colourPurposes).map(([name, purpose]) => (
          <tr key={name}>
            <th scope="row">{purpose}</th>
            <td>
              <Copied text={`var(--mz-colors-${name})`} />
            </td>
            <td>
              <Value name={name} mode="base" />
            </td>
            <td>
              <Value name={name} mode="_dark" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
