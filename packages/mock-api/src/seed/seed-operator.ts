import { nobody } from '../nobody.ts'
import type { World } from '../world.ts'

/** Fixed ids, so that every world with the same figures is the same. */
const ADMIN = '0197a1c0-0000-7041-8000-000000000001'
const MAIL = '0197a1c0-0000-7041-8000-000000000002'

/** Somebody who runs the site, and a message that could not be sent. */
export function seedOperator(world: World, now: Date): void {
  const at = now.toISOString()
  world.users.set(ADMIN, {
    ...nobody({ _id: ADMIN, role: 'admin', created_at: at }),
    email: 'demo.admin@manzil.example',
    first_name: 'Nadia',
    last_name: 'Rahman',
    email_verified: true,
  })
  world.failedMails.set(MAIL, {
    _id: MAIL,
    title: 'Your enquiry EQ-7F3C2A',
    detail: null,
    role: null,
    report_reason: null,
    provider: null,
    message: { channel: 'email', kind: 'receipt', attempts: 8, failure: 'no_such_address' },
    person: null,
    email: 'nobody@no-such-host.example',
    state: 'failed',
    at,
    reason: '550 5.1.2 host unknown',
    amount: null,
    property_id: null,
  })
}
