import type { GuideFee } from '@manzil/api-client/generated/types.gen'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { reachScroll } from '@manzil/ui/hooks/reach-scroll'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** What it costs, who says so, and on which day somebody looked. */
export function GuideFees({ fees }: { fees: readonly GuideFee[] }) {
  const { t } = useTranslation('content')
  const { date } = useFormats()
  return (
    <div className="html-table" ref={reachScroll}>
      <table>
        <caption className="guide-fees__caption">{t('guide.fees.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('guide.fees.name')}</th>
            <th scope="col">{t('guide.fees.amount')}</th>
            <th scope="col">{t('guide.fees.source')}</th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ name, amount, as_of, source }) => (
            <tr key={name + amount}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
              <td>
                <TextLink href={source.url} newTab>
                  {source.name}
                </TextLink>
                <br />
                <time className="content-small" dateTime={as_of}>
                  {t('guide.fees.asOf', { date: date(as_of) })}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
