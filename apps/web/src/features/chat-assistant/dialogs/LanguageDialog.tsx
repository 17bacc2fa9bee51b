import { languageNames, languages } from '@manzil/i18n/languages'
import { LanguageDialog as LanguageQuestion } from '@manzil/ui/account/LanguageDialog/LanguageDialog'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useChat } from '../panel/use-chat.ts'
import { useChooseLanguage } from '../panel/use-choose-language.ts'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

type Asking = 'asking' | 'busy' | 'failed'

/** Asked once, when the server wants to know. */
export default function LanguageDialog({ open }: { open: boolean }) {
  const { t } = useTranslation('chat')
  const { session } = useChat()
  const choose = useChooseLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const [state, setState] = useState<Asking>('asking')
  const value = languages.find((code) => code === chosen) ?? session?.language ?? 'en'
  async function confirm() {
    setState('busy')
    setState((await choose(value)) ? 'asking' : 'failed')
  }
  return (
    <LanguageQuestion
      open={open}
      title={t('language.title')}
      question={t('language.question')}
      languages={options}
      value={value}
      onChange={setChosen}
      onConfirm={() => void confirm()}
      confirmLabel={t('language.confirm')}
      busy={state === 'busy'}
      busyLabel={t('language.busy')}
      failure={state === 'failed' ? t('language.failed') : undefined}
    />
  )
}
