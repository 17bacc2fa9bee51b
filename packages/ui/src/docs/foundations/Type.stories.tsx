import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { typeScale } from '../../theme/text-styles.ts'
import './foundations.css'
import { themeValues } from './theme-values.ts'

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const scripts = [
  { lang: 'en', dir: 'ltr', name: 'Latin', text: 'Homes with the figures behind every price' },
  { lang: 'ru', dir: 'ltr', name: 'Cyrillic', text: 'Дома, где за каждой ценой стоят цифры' },
  { lang: 'ar', dir: 'rtl', name: 'Arabic', text: 'بيوت، ومع كل سعر أرقامه' },
  { lang: 'hi', dir: 'ltr', name: 'Devanagari', text: 'घर, और हर कीमत के पीछे के आँकड़े' },
  { lang: 'zh', dir: 'ltr', name: 'Chinese', text: '房源真实，每个价格都有据可查' },
] as const

interface Step {
  fontSize: string
  fontWeight?: number
  lineHeight: number
}
const steps: readonly [name: string, step: Step][] = Object.entries(typeScale)

/** A step as styles; its size is a name of the theme's. */
const asStyle = ({ fontSize, fontWeight, lineHeight }: Step): CSSProperties => ({
  fontSize: `var(--mz-font-sizes-${fontSize})`,
  ...(fontWeight && { fontWeight }),
  lineHeight,
})

/** The steps of the scale in the five scripts of the product. */
export const Scale: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-stack">
      {steps.map(([name, step]) => (
        <div key={name} className="docs-scripts">
          <code className="docs-value">
            {name}: {step.fontSize}, {step.fontWeight ?? 400}, line {step.lineHeight}
          </code>
          {scripts.map(({ lang, dir, text }) => (
            <p key={lang} lang={lang} dir={dir} style={asStyle(step)}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
}

/** Weights in use, by script: partners must look equally strong beside each other. */
export const Weights: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-grid">
      {scripts.map(({ lang, dir, name, text }) => (
        <div key={lang} className="docs-cell">
          <span className="docs-name">{name}</span>
          {[400, 600, 700].map((fontWeight) => (
            <p key={fontWeight} lang={lang} dir={dir} style={{ fontWeight }}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
}

/** Figures of equal width (`mz-figures`) stand under each other; prices and areas use them. */
export const Figures: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-grid">
      {['AED 2,350,000', 'AED 1,111,111', 'AED 988,400', 'AED 145,000'].map((price) => (
        <div key={price} className="mz-figures" style={{ fontWeight: 700 }}>
          {price}
        </div>
      ))}
    </div>
  ),
}

/** Font sizes of the theme. */
export const Sizes: Story = {
  render: () => (
    <div className="docs-group">
      {themeValues('font-sizes').map(({ variable, value }) => (
        <div key={variable} className="docs-cell">
          <span style={{ fontSize: `var(${variable})` }}>Dubai Marina</span>
          <code className="docs-value">
            {variable}: {value}
          </code>
        </div>
      ))}
    </div>
  ),
}
