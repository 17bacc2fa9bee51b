import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { plans } from '@manzil/catalogue/plans'
import { expiryFrom } from '@manzil/domain/own-property/terms'
import { earlier } from '@manzil/domain/time/moments'
import { confirm } from '../own/availability.ts'
import { startPlan } from '../payments/user-plans.ts'
import type { World } from '../world.ts'

/** Properties that the demo agent has entered, by the days since they were written. */
const entered = [
  { status: 'live', daysAgo: 3, note: null },
  { status: 'live', daysAgo: 9, note: null },
  { status: 'draft', daysAgo: 1, note: 'Photographs and permit to come.' },
  { status: 'draft', daysAgo: 14, note: 'Waiting for the owner.' },
  { status: 'hidden', daysAgo: 20, note: null },
  { status: 'expired', daysAgo: 190, note: null },
  { status: 'in_review', daysAgo: 2, note: null },
  { status: 'rejected', daysAgo: 5, note: null },
] as const

/** Days after which the demo agent is asked. */
const ASKED_AFTER = 5

const people = [
  { name: 'Sara Khan', email: 'sara.khan@mail.example', phone_number: '971500000931' },
  { name: 'Omar Haddad', email: 'omar.haddad@mail.example', phone_number: '971500000932' },
] as const

/** What an agent's dashboard shows: own properties in every state, an active plan, two enquiries. */
export function seedBusiness(world: World, agentId: string | undefined): void {
  const [plan] = plans
  if (agentId === undefined || plan === undefined) return
  startPlan(world, agentId, plan, { paid: plan.price })
  const models = world.properties.filter(({ _id }) => world.propertyOwners.get(_id) === agentId)
  for (const [position, how] of entered.entries()) {
    const model = models[position % Math.max(models.length, 1)]
    if (model) enter(world, agentId, model, how)
  }
  for (const [position, person] of people.entries()) {
    const property = models[position]
    if (property) enquire(world, agentId, property, person)
  }
}

/** A property like a generated one, as its owner wrote it. */
function enter(
  world: World,
  agentId: string,
  model: PropertyDetail,
  { status, daysAgo, note }: (typeof entered)[number],
): void {
  const at = earlier(world.seed.now, daysAgo, 'day').toISOString()
  const _id = world.makeId()
  const isDraft = status === 'draft'
  world.saveProperty(
    {
      ...model,
      _id,
      reference: `MZ-OWN-${world.idsGiven}`,
      status,
      description: note ?? model.description,
      description_ar: note ? null : model.description_ar,
      permit_number: isDraft ? null : model.permit_number,
      previous_price: null,
      verified: false,
      views: isDraft ? 0 : model.views,
      published_at: at,
      confirmed_at: status === 'live' ? at : null,
      updated_at: at,
      link: `/property-details?id=${_id}`,
      source: { kind: 'owner', name: model.agent?.name ?? 'Agent', as_of: at, notes: [] },
    },
    agentId,
  )
  const ends = status === 'live' || status === 'expired'
  const expires_at = ends ? expiryFrom(new Date(at)).toISOString() : null
  world.propertyDates.set(_id, { updated_at: at, expires_at })
  if (status !== 'live') return
  confirm(world, _id, new Date(at))
  const kept = world.availability.get(_id)
  // One of them is asked for.
  if (kept && daysAgo > ASKED_AFTER) world.availability.set(_id, { ...kept, asks: true })
}

function enquire(
  world: World,
  agentId: string,
  { _id: property_id, title }: PropertyDetail,
  person: (typeof people)[number],
): void {
  const _id = world.makeId()
  world.enquiries.set(_id, {
    ...person,
    _id,
    kind: 'question',
    property_id,
    message: `Is “${title}” still available?`,
    reference: `EQ-${_id.slice(-6).toUpperCase()}`,
    created_at: world.seed.now.toISOString(),
    user_id: null,
    recipient_id: agentId,
  })
}
