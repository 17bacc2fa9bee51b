import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { CookieNotice } from '@manzil/ui/site/CookieNotice/CookieNotice'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { answerConsent, optionalKinds, useConsent } from '../../stores/consent.ts'

/**
 * What is stored in any case, what may be, and the choice. It stands before the page, which it lies on:
 * whoever goes by keyboard meets it first, not after everything behind it.
 */
export default function Notice() {
  const { t } = useTranslation('cookies')
  const [chosen, setChosen] = useState<readonly string[]>(useConsent() ?? [])
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    <CookieNotice
      kinds={[
        {
          id: 'necessary',
          title: t('kinds.necessary.title'),
          text: t('kinds.necessary.text'),
          required: true,
        },
        ...optionalKinds.map((id) => ({
          id,
          title: t(`kinds.${id}.title`),
          text: t(`kinds.${id}.text`),
        })),
      ]}
      chosen={chosen}
      onChosenChange={setChosen}
      onAccept={() => answerConsent(optionalKinds)}
      onRefuse={() => answerConsent([])}
      onSave={() => answerConsent(optionalKinds.filter((kind) => chosen.includes(kind)))}
      texts={{
        title: t('title'),
        accept: t('accept'),
        refuse: t('refuse'),
        choose: t('choose'),
        save: t('save'),
        back: t('back'),
        required: t('required'),
      }}
    >
      {t('text')} <TextLink href={paths.cookiesPolicy()}>{t('policy')}</TextLink>
    </CookieNotice>,
    place,
  )
}
