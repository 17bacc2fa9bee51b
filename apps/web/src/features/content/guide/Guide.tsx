import type { GuideType, Guide as Section } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { useTranslation } from 'react-i18next'
import { LanguageNote } from '../LanguageNote.tsx'
import { Reading } from '../Reading.tsx'
import { GuideLinks } from './GuideLinks.tsx'
import { GuideSection } from './GuideSection.tsx'

interface GuideProps {
  type: GuideType
  sections: readonly Section[]
}

/** A guide from its first section to its last, with what it leads to beside it. */
export function Guide({ type, sections }: GuideProps) {
  const { t } = useTranslation('content')
  return (
    <Reading
      sections={sections.map(({ _id, title }) => ({ id: _id, label: title }))}
      aside={<GuideLinks type={type} />}
    >
      <LanguageNote language={sections.find(({ language }) => language)?.language} />
      <InlineAlert title={t('guide.disclaimer.title')}>{t('guide.disclaimer.text')}</InlineAlert>
      {sections.map((section) => (
        <GuideSection key={section._id} section={section} />
      ))}
    </Reading>
  )
}
