import { interfaceLanguages, isInterfaceLanguage, languageNames } from '@manzil/i18n/languages'
import { useMediaQuery } from '@manzil/ui/hooks/use-media-query'
import { HeaderTools } from '@manzil/ui/site/HeaderShell/HeaderTools'
import { changeLanguage } from '../../language/change-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { setColorMode, useColorMode } from '../../stores/color-mode.ts'

const languages = interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))

/** Language and colours of the interface. */
export function SiteTools() {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  const mode = useColorMode()
  const darkMachine = useMediaQuery('(prefers-color-scheme: dark)')
  const dark = mode === 'dark' || (mode === 'system' && darkMachine)
  return (
    <HeaderTools
      label={t('header.tools')}
      language={{
        label: t('header.language'),
        value: language,
        options: languages,
        onChange: (chosen) => {
          if (isInterfaceLanguage(chosen)) void changeLanguage(i18n, chosen)
        },
      }}
      colors={{
        dark,
        label: dark ? t('header.themeLight') : t('header.themeDark'),
        onToggle: () => setColorMode(dark ? 'light' : 'dark'),
      }}
    />
  )
}
