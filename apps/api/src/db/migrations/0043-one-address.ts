import { type QueryExecutorProvider, sql } from 'kysely'

/** Names of domains, with the dots of all scripts. */
const domainLike = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u
const plain = /^[\x20-\x7e]*$/

/** As addresses were tidied when this was written: what ran once runs the same everywhere and for good. */
export function tidyAddress(email: string): string {
  const typed = email.trim().normalize('NFC')
  const at = typed.lastIndexOf('@') + 1
  const domain = typed.slice(at)
  if (at === 0 || plain.test(domain) || !domainLike.test(domain)) return typed
  const url = `http://${domain}`
  return URL.canParse(url) ? typed.slice(0, at) + new URL(url).hostname : typed
}

/**
 * Domains of accounts as mail carries them (`xn--…`), so that both ways to write an address are one account.
 * Where both have one already, each stays as it is. Searches keep their address; what they are found by follows it.
 */
export async function oneAddress(db: QueryExecutorProvider): Promise<void> {
  const foreign = sql`split_part(email, '@', 2) ~ '[^ -~]'`
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from account where ${foreign}
  `.execute(db)
  for (const { id, email } of rows)
    await sql`
      update account set email = ${tidyAddress(email)} where id = ${id}
        and not exists (select from account o where lower(o.email) = lower(${tidyAddress(email)}))
    `.execute(db)
  const searches = await sql<{ email: string }>`
    select distinct email from saved_search where ${foreign}
  `.execute(db)
  for (const { email } of searches.rows) {
    const tidy = tidyAddress(email)
    await sql`
      update saved_search set email = ${tidy},
        email_hash = left(encode(sha256(convert_to(${tidy.toLowerCase()}, 'UTF8')), 'hex'), 40)
      where email = ${email}
    `.execute(db)
  }
}
