import { listCategoriesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { type FooterColumn, FooterShell } from '@manzil/ui/site/FooterShell/FooterShell'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/api.ts'
import { useBrandName } from '../../language/use-brand.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useTopPlaces } from '../../property/use-top-places.ts'
import { paths } from '../../routing/paths.ts'
import { askConsentAgain } from '../../stores/consent.ts'
import { FooterAbout } from './FooterAbout.tsx'
import { useFooterSocial } from './use-footer-social.ts'
import { useGuideLinks } from './use-insight-links.ts'
import { useListProperty } from './use-list-property.ts'
import { useNear } from './use-near.ts'

/** Places in the footer's column. */
const PLACES = 8

/** The foot of every page: contacts, company, insights, places, policies, licence. */
export function SiteFooter() {
  const { t } = useTranslation()
  const brand = useBrandName()
  const foot = useRef<HTMLDivElement>(null)
  const social = useFooterSocial(useNear(foot))
  return (
    <div ref={foot} className="site__foot">
      <FooterShell
        about={<FooterAbout />}
        columns={useColumns()}
        social={social}
        socialLabel={t('footer.social')}
        licence={<span>{t('footer.licence', { brand })}</span>}
        copyright={t('footer.copyright', { brand, year: new Date().getFullYear() })}
      />
    </div>
  )
}

function useColumns(): FooterColumn[] {
  const { t } = useTranslation()
  const { name } = useFormats()
  const categories = useQuery(listCategoriesQuery(api)).data?.data ?? []
  const hasAgents = useQuery(getSiteStatusQuery(api)).data?.data.has_agents !== false
  const places = useTopPlaces(PLACES)
  const list = useListProperty('footer')
  const guides = useGuideLinks()
  return [
    {
      id: 'company',
      title: t('footer.company'),
      entries: [
        { id: 'home', label: t('footer.home'), href: paths.home() },
        { id: 'about', label: t('footer.aboutUs'), href: paths.aboutUs() },
        ...categories.map((category) => ({
          id: category._id,
          label: name(category),
          href: paths.propertyListing({ category: category._id }),
        })),
        { id: 'list', label: t('footer.listYourProperty'), onSelect: list },
        { id: 'contact', label: t('footer.contactUs'), href: paths.contactUs() },
      ],
    },
    {
      id: 'insights',
      title: t('footer.insights'),
      entries: [
        ...guides,
        { id: 'blogs', label: t('footer.blogs'), href: paths.blog() },
        ...(hasAgents ? [{ id: 'agents', label: t('footer.agents'), href: paths.agents() }] : []),
        { id: 'faqs', label: t('footer.faqs'), href: paths.faqs() },
        { id: 'areas', label: t('footer.areas'), href: paths.areaGuides() },
      ],
    },
    {
      id: 'location',
      title: t('footer.location'),
      entries: places.map((place) => ({
        id: place._id,
        label: name(place),
        href: paths.propertyListing({ search: place.name }),
      })),
    },
    {
      id: 'policy',
      title: t('footer.policy'),
      entries: [
        { id: 'terms', label: t('footer.terms'), href: paths.termsAndConditions() },
        { id: 'cookies', label: t('footer.cookies'), href: paths.cookiesPolicy() },
        { id: 'privacy', label: t('footer.privacy'), href: paths.privacyPolicy() },
        { id: 'storage', label: t('footer.storage'), onSelect: askConsentAgain },
      ],
    },
  ]
}
