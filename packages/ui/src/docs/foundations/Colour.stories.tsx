import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { colorOf, contrast, contrastPairs, type Mode } from '../../theme/contrast.ts'
import './foundations.css'
import { themeValues } from './theme-values.ts'

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** What each group is for. */
const groups: readonly [kind: string, purpose: string][] = [
  ['colors-bg', 'Surfaces: the page, bands, wells, cards; grounds of states'],
  ['colors-fg', 'Text and icons on them'],
  ['colors-border', 'Hairlines; strong: edges of controls'],
  ['colors-accent', 'Red: action and identity, nothing else'],
  ['colors-data', 'Gulf blue-green: charts, maps, figures'],
  ['colors-focus', 'The ring of what has the focus'],
  ['colors-scrim', 'Behind dialogs and drawers'],
]

const swatch = (value: string): CSSProperties => ({ '--swatch': value }) as CSSProperties

/** One colour on another. */
const sample = (ink: string, surface: string): CSSProperties =>
  ({ '--ink': ink, '--swatch': surface }) as CSSProperties

function modeOf(globals: { colorMode?: unknown }): Mode {
  return globals.colorMode === 'dark' ? '_dark' : 'base'
}

/** Semantic colours by purpose, in the mode of the toolbar. */
export const Palette: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-stack">
      {groups.map(([kind, purpose]) => (
        <section key={kind} className="docs-group">
          <h3>{purpose}</h3>
          <div className="docs-grid">
            {themeValues(kind).map(({ variable }) => (
              <div key={variable} className="docs-cell">
                <div className="docs-swatch" style={swatch(`var(${variable})`)} />
                <code className="docs-value">{variable}</code>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

/** Every pair in use, with its contrast in the mode of the toolbar; a test holds each above its least. */
export const Contrast: Story = {
  tags: ['snapshot'],
  render: (_args, { globals }) => {
    const mode = modeOf(globals)
    return (
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">On</th>
            <th scope="col">Sample</th>
            <th scope="col">Contrast</th>
            <th scope="col">Least</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ text, surface, least }) => (
            <tr key={`${text} ${surface}`}>
              <td>{text}</td>
              <td>{surface}</td>
              <td>
                <span
                  className={least < 4.5 ? 'docs-sample docs-sample--edge' : 'docs-sample'}
                  aria-hidden="true"
                  style={sample(colorOf(text, mode), colorOf(surface, mode))}
                >
                  {least < 4.5 ? null : 'Aa'}
                </span>
              </td>
              <td className="mz-figures">
                {contrast(colorOf(text, mode), colorOf(surface, mode)).toFixed(1)}:1
              </td>
              <td className="mz-figures">{least}:1</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
}

/** Colours of series in charts, in their order; colour-blind-safe, and never without a name beside. */
export const Series: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-grid">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <div key={number} className="docs-cell">
          <div className="docs-swatch" style={swatch(`var(--mz-series-${number})`)} />
          <code className="docs-value">--mz-series-{number}</code>
        </div>
      ))}
    </div>
  ),
}
