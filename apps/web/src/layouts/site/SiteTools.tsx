import { interfaceLanguages, isInterfaceLanguage, languageNames } from '@manzil/i18n/languages'
import { IconButton } from '@manzil/ui/IconButton/IconButton'
import { MoonIcon, SunIcon } from '@manzil/ui/icons/actions'
import { GlobeIcon } from '@manzil/ui/icons/things'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../language/change-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { setColorMode, useColorMode } from '../../stores/color-mode.ts'
import { useDarkMachine } from './use-dark-machine.ts'

/** Language and colours of the interface. */
export function SiteTools() {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  const mode = useColorMode()
  const darkMachine = useDarkMachine()
  const isDark = mode === 'dark' || (mode === 'system' && darkMachine)
  return (
    <section className="site-tools" aria-label={t('header.tools')}>
      <span className="site-language">
        <GlobeIcon size={16} />
        <select
          aria-label={t('header.language')}
          value={language}
          onChange={({ target }) => {
            if (isInterfaceLanguage(target.value)) void changeLanguage(i18n, target.value)
          }}
        >
          {interfaceLanguages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </span>
      <IconButton
        size="sm"
        label={isDark ? t('header.themeLight') : t('header.themeDark')}
        onClick={() => setColorMode(isDark ? 'light' : 'dark')}
      >
        {isDark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
      </IconButton>
    </section>
  )
}
