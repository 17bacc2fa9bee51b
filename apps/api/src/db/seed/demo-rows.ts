import type { DemoAgency, DemoAgent, DemoIndividual } from '@manzil/seed-data/demo/demo-account'
import type { DemoProperty } from '@manzil/seed-data/demo/demo-property'
import type { Insertable } from 'kysely'
import type { PropertyRow } from '../property-row.ts'
import type { AccountTable } from '../schema.ts'

export type DemoAccount = DemoAgency | DemoAgent | DemoIndividual

/** A generated account; only those that may log in get a password. */
export function accountRow(
  account: DemoAccount,
  passwordHash: string | null,
): Insertable<AccountTable> {
  const person = 'first_name' in account ? account : undefined
  const agent = account.role === 'agent' ? account : undefined
  const agency = account.role === 'agency' ? account : undefined
  return {
    id: account._id,
    role: account.role,
    email: account.email,
    user_name: account.user_name,
    password_hash: account.isLogin ? passwordHash : null,
    first_name: person?.first_name ?? null,
    last_name: person?.last_name ?? null,
    company_name: agency?.company_name ?? null,
    phone: account.phone_number,
    agency_id: agent?.agency_id ?? null,
    languages: [...account.languages],
    nationality: person?.nationality ?? null,
    rera_number: agent?.rera_brn ?? agency?.rera_orn ?? null,
    response_minutes: agent?.response_minutes ?? agency?.response_minutes ?? null,
    email_verified: true,
    phone_verified: true,
    service_need: account.service_need,
    about: account.about,
    about_ar: account.about_ar,
    is_demo: true,
    created_at: account.created_at,
  }
}

/** A generated property in the words of the property writer. */
export function demoPropertyRow(demo: DemoProperty): PropertyRow {
  const { coordinates } = demo
  return {
    id: demo._id,
    reference: demo.reference,
    agentId: demo.agent_id,
    agencyId: demo.agency_id,
    purpose: demo.purpose,
    type: demo.type,
    subtype: demo.subtype,
    place: demo.place,
    price: demo.price,
    previousPrice: demo.previous_price,
    bedrooms: demo.bedrooms,
    bathrooms: demo.bathrooms,
    size: Math.round(demo.size),
    amenities: demo.features,
    furnished: demo.furnished,
    completion: demo.completion,
    verified: demo.verified,
    coordinates: coordinates.approximate ? null : { lat: coordinates.lat, lng: coordinates.lng },
    title: demo.title,
    titleAr: demo.title_ar,
    description: demo.description,
    descriptionAr: demo.description_ar,
    media: demo.media,
    permitNumber: demo.permit_number,
    serviceCharge: demo.service_charge,
    cheques: demo.cheques,
    developer: demo.developer,
    floor: demo.floor,
    parking: demo.parking,
    yearBuilt: demo.year_built,
    handover: demo.handover,
    plotSize: demo.plot_size,
    securityDeposit: demo.security_deposit,
    availableFrom: demo.available_from,
    totalFloors: demo.total_floors,
    videoUrl: demo.video_url,
    tourUrl: demo.tour_url,
    publishedAt: new Date(demo.published_at),
    views: demo.views,
    source: 'demo',
    sourceName: 'Generated demo listing',
    sourceAsOf: null,
    sourceNotes: [],
    sourceFields: null,
  }
}
