import type { Disclosure } from '@manzil/api-client/generated/types.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Loaded } from '../../../../loading/Loaded.tsx'
import { titleOf } from '../../../../property/property-names.ts'
import { paths } from '../../../../routing/paths.ts'
import { sentQuery } from './personal-queries.ts'

/** What the account has sent last; all of it, and how it is taken back, is on the page of its data. */
export function SentEnquiries() {
  const { t } = useTranslation('overview')
  const query = useQuery(sentQuery())
  return (
    <section className="overview">
      <SectionHeading
        title={t('personal.sent')}
        action={<TextLink href={paths.myData()}>{t('personal.seeSent')}</TextLink>}
      />
      <Loaded query={query} skeleton={<Skeleton height="6rem" />}>
        {({ data }) => (
          <ul className="overview__rows">
            {data.map((row) => (
              <Row key={row._id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function Row({ row: { kind, recipient, property, created_at } }: { row: Disclosure }) {
  const { t } = useTranslation('myData')
  const { date } = useFormats()
  const language = useLanguage()
  const name =
    recipient.kind === 'company' ? t('ledger.company') : (recipient.name ?? t('ledger.unnamed'))
  const { title = null, title_ar = null } = property ?? {}
  const about = title === null ? undefined : titleOf({ title, title_ar, titles: {} }, language)
  return (
    <li>
      <span>
        <bdi>{about ?? name}</bdi>
        <span className="overview__note">
          {t(`kinds.${kind}`)} · {about && <bdi>{name}</bdi>}
          {about && ' · '}
          {date(created_at)}
        </span>
      </span>
    </li>
  )
}
