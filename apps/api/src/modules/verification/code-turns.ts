import type { Transaction } from 'kysely'
import type { MailPace } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { secondsToTurn, takeMailTurn } from '../credentials/mail-turn-repository.ts'
import type { CodeOwner } from './repository.ts'

/** Accounts of one network that may have as many codes sent as one of them. */
const ACCOUNTS = 4

interface Asked extends CodeOwner {
  /** The address or number, as it is written to. */
  target: string
  /** Keyed, of the network. */
  network: string
  now: Date
}

/**
 * Takes the turn of an account, of its network and of the number or address, in this order: who has
 * no turn of their own uses up none of others. Answers the seconds to wait, 0 where it is their turn.
 */
export async function takeCodeTurn(
  trx: Transaction<Database>,
  { account, channel, target, network, now }: Asked,
  pace: MailPace,
): Promise<number> {
  const ofNetwork = { pauseS: 0, perHour: pace.perHour * ACCOUNTS }
  const turns = [
    [`${channel}_account`, account, pace],
    [`${channel}_network`, network, ofNetwork],
    [`${channel}_target`, target, pace],
  ] as const
  for (const [purpose, whom, each] of turns) {
    const turn = { purpose, whom, now }
    if (!(await takeMailTurn(trx, turn, each))) return secondsToTurn(trx, turn, each)
  }
  return 0
}
