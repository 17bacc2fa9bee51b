import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'

/** Says that a text has not been translated yet. */
export function LanguageNote({ language }: { language: LanguageCode | undefined }) {
  const { t } = useTranslation('content')
  const page = useLanguage()
  if (!language || language === page) return null
  return <InlineAlert>{t('untranslated')}</InlineAlert>
}
