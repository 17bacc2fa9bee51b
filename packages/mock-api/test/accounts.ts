import { mockPassword } from '../src/world.ts'

/** Accounts that can log in. */
export const accounts = {
  individual: { email: 'demo.individual@manzil.example', password: mockPassword },
  agent: { email: 'demo.agent@manzil.example', password: mockPassword },
  admin: { email: 'demo.admin@manzil.example', password: mockPassword },
  agency: { email: 'demo.agency@manzil.example', password: mockPassword },
}
