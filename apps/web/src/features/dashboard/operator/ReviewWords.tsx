import type { OperatorProperty } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from '../../../language/use-translation.ts'

/** What the advertiser wrote, each text under its name. */
export function ReviewWords({ property }: { property: OperatorProperty }) {
  const { t } = useTranslation('operator')
  return (['description', 'title_ar', 'description_ar'] as const).map((name) => {
    const words = property[name]
    return (
      words && (
        <section key={name}>
          <h3>{t(`review.${name}`)}</h3>
          <p className="operator__words" dir="auto">
            {words}
          </p>
        </section>
      )
    )
  })
}
