import type { Meta, StoryObj } from '@storybook/react-vite'
import '../foundations/foundations.css'
import { voiceExamples } from './voice-examples.ts'

const meta = { title: 'Guides/Voice and tone', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const languages = {
  en: 'English',
  ar: 'العربية',
  ru: 'Русский',
  hi: 'हिन्दी',
  zh: '中文',
  de: 'Deutsch',
}

/** What we say in eight situations, in six languages. */
export const Examples: Story = {
  render: () => (
    <div className="docs-stack" lang="en" dir="ltr">
      {voiceExamples.map(({ situation, because, said }) => (
        <section key={situation} className="docs-group">
          <h3>{situation}</h3>
          <p className="docs-note">{because}</p>
          <table className="docs-table">
            <tbody>
              {Object.entries(said).map(([lang, text]) => (
                <tr key={lang}>
                  <th scope="row" lang={lang} style={{ inlineSize: '7rem', fontWeight: 400 }}>
                    {Object.entries(languages).find(([code]) => code === lang)?.[1]}
                  </th>
                  <td lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
                    {text}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  ),
}
