import { type Kysely, sql } from 'kysely'

/**
 * Imported properties without photographs keep the drawing of their outside: drawn rooms passed for
 * their own. Demo properties, which nobody can visit, keep theirs.
 */
export async function keepOneIllustration<DB>(db: Kysely<DB>): Promise<void> {
  const invented = sql`l.source <> 'demo' and l.media_count > 1
    and not jsonb_path_exists(l.media, '$[*] ? (@.illustration == false)')`
  await sql`
    update listing_text t set media = jsonb_build_array(t.media -> 0)
    from listing l where l.id = t.id and ${invented}
  `.execute(db)
  await sql`
    update listing l set media = jsonb_build_array(l.media -> 0), media_count = 1 where ${invented}
  `.execute(db)
}
