import { type Language, languageNames, languages } from '@manzil/i18n/languages'
import { Button } from '@manzil/ui/Button/Button'
import { Dialog } from '@manzil/ui/Dialog/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat } from '../panel/use-chat.ts'
import { useChooseLanguage } from '../panel/use-choose-language.ts'
import './LanguageDialog.css'

/** Asked once, when the server wants to know. Static: it closes by its button only. */
export default function LanguageDialog({ open }: { open: boolean }) {
  const { t } = useTranslation('chat')
  const { session } = useChat()
  const choose = useChooseLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const [busy, setBusy] = useState(false)
  const value = chosen ?? session?.language ?? 'en'
  async function confirm() {
    setBusy(true)
    await choose(value)
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      dismissible={false}
      title={t('language.title')}
      description={t('language.question')}
      footer={
        <Button block loading={busy} loadingText={t('language.busy')} onClick={confirm}>
          {t('language.confirm')}
        </Button>
      }
    >
      <fieldset className="chat-languages">
        <legend>{t('language.question')}</legend>
        {languages.map((code) => (
          <label key={code} lang={code}>
            <input
              type="radio"
              name="chat-language"
              value={code}
              checked={value === code}
              onChange={() => setChosen(code)}
            />
            <span dir="auto">{languageNames[code]}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
