import { useState } from 'react'
import { Button } from '../src/foundations/Button/Button.tsx'
import { Logo } from '../src/foundations/Logo/Logo.tsx'
import { useUi } from '../src/foundations/UiProvider/ui-context.ts'
import { HeaderContacts } from '../src/site/HeaderShell/HeaderContacts.tsx'
import { HeaderShell, type HeaderShellProps } from '../src/site/HeaderShell/HeaderShell.tsx'
import { HeaderTools } from '../src/site/HeaderShell/HeaderTools.tsx'
import type { HeaderEntry } from '../src/site/HeaderShell/header-entry.ts'
import { useWords, type Words } from './words.ts'

/** The main menu of the product. */
export function headerEntries(words: Words): HeaderEntry[] {
  const link = (label: string) => ({ kind: 'link' as const, id: label, label, href: `#${label}` })
  return [
    ...words.categories.map((label, place) => ({ ...link(label), current: place === 0 })),
    { kind: 'action', id: 'list', label: words.list, onSelect: () => {} },
    {
      kind: 'submenu',
      id: 'insights',
      label: words.insights,
      items: words.guides.map(link),
      maxHeight: 235,
    },
    {
      kind: 'submenu',
      id: 'location',
      label: words.location,
      items: words.places.map(link),
      maxHeight: 329,
    },
    link(words.agent),
    link(words.blogs),
  ]
}

/** Language and colours; here the toolbar of the stories changes them. */
function ToolsExample() {
  const words = useWords()
  const { locale } = useUi()
  const [dark, setDark] = useState(false)
  return (
    <HeaderTools
      label={words.tools}
      language={{
        label: words.language,
        value: locale,
        options: [
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ],
        onChange: () => {},
      }}
      colors={{
        dark,
        label: dark ? words.toLight : words.toDark,
        onToggle: () => setDark(!dark),
      }}
    />
  )
}

/** The header of the product, for a guest unless `actions` say otherwise. */
export function HeaderExample(props: Partial<HeaderShellProps>) {
  const words = useWords()
  const { locale } = useUi()
  return (
    <div style={{ minBlockSize: 480 }}>
      <HeaderShell
        logo={<Logo name={words.brand} lang={locale} />}
        homeHref="#"
        homeLabel={words.property}
        entries={headerEntries(words)}
        topStart={<HeaderContacts email="hello@manzil.example" phone="+971 4 555 0100" />}
        topEnd={<ToolsExample />}
        actions={
          <Button size="sm" variant="outline">
            {words.login}
          </Button>
        }
        mobileFoot={() => <Button size="lg">{words.login}</Button>}
        texts={{
          navigation: words.menu,
          openMenu: words.openMenu,
          closeMenu: words.closeMenu,
        }}
        {...props}
      />
    </div>
  )
}
