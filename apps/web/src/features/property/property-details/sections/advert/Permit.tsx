import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { ratedEmirate } from '@manzil/domain/costs/rates'
import { PermitBadge } from '@manzil/ui/listing/PermitBadge/PermitBadge'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { type LazyPart, useLazyWithTexts } from '../../../../../loading/lazy-with-texts.ts'
import type { PermitCodeProps } from './PermitCode.tsx'

/**
 * Where the Dubai Land Department checks the number of a permit. The address of a single permit
 * holds a signature of the department, so it cannot be made from the number.
 */
const CHECK = 'https://dubailand.gov.ae/en/eservices/validate-real-estate-licenses-and-permits/'

const code: LazyPart<PermitCodeProps> = { load: () => import('./PermitCode.tsx'), texts: [] }

/** The advertising permit with who answers for it; properties in Dubai with the code to check it by. */
export function Permit({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('particulars')
  const { permit_number: permit, agent, is_demo, location_path: path } = property
  const isDubai = path[0]?._id === ratedEmirate
  const registrations = [
    { id: 'brn', label: t('permit.brn'), number: agent?.rera_brn },
    { id: 'orn', label: t('permit.orn'), number: agent?.rera_orn },
  ].flatMap(({ number, ...row }) => (number ? [{ ...row, number }] : []))
  const note =
    permit === null
      ? t('listing.permitMissing')
      : t(is_demo ? 'permit.demo' : 'listing.permitStated')
  return (
    <PermitBadge
      label={t('listing.permit')}
      number={permit ?? undefined}
      note={note}
      state={is_demo ? 'made-up' : 'stated'}
      registrations={registrations}
      {...(permit !== null &&
        isDubai && {
          qr: <Code label={t('permit.qr')} />,
          qrText: t('permit.scan'),
          check: { href: CHECK, text: t('permit.check') },
        })}
    />
  )
}

function Code({ label }: { label: string }) {
  const state = useLazyWithTexts(code)
  return state.kind === 'ready' ? <state.Part address={CHECK} label={label} /> : null
}
