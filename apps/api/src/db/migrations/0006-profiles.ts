import { type Kysely, sql } from 'kysely'

/**
 * What the owner of an account says of itself. Languages and nationalities become ISO codes; they
 * were English names before, in generated accounts only.
 */
export async function addProfiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column email_verified boolean not null default false,
      add column phone_verified boolean not null default false,
      add column service_need text[] not null default '{}',
      add column about text,
      add column about_ar text;

    update account set email_verified = true, phone_verified = true where is_demo;
  `.execute(db)
  const languages = sql.join(languageCodes.map(([name, code]) => sql`(${name}, ${code})`))
  await sql`
    update account set languages = (
      select coalesce(array_agg(known.code order by given.position), '{}')
      from unnest(account.languages) with ordinality as given (name, position)
      join (values ${languages}) as known (name, code) on known.name = given.name
    )
    where languages <> '{}'
  `.execute(db)
  const countries = sql.join(countryCodes.map(([name, code]) => sql`(${name}, ${code})`))
  await sql`
    update account set nationality = (
      select known.code from (values ${countries}) as known (name, code)
      where known.name = account.nationality
    )
    where nationality is not null
  `.execute(db)
}

const languageCodes = [
  ['English', 'en'],
  ['Arabic', 'ar'],
  ['French', 'fr'],
  ['Hindi', 'hi'],
  ['Urdu', 'ur'],
  ['Afrikaans', 'af'],
  ['German', 'de'],
  ['Italian', 'it'],
  ['Tagalog', 'tl'],
  ['Russian', 'ru'],
  ['Kazakh', 'kk'],
  ['Chinese', 'zh'],
  ['Persian', 'fa'],
] as const

const countryCodes = [
  ['United Arab Emirates', 'AE'],
  ['Egypt', 'EG'],
  ['Lebanon', 'LB'],
  ['Jordan', 'JO'],
  ['India', 'IN'],
  ['Pakistan', 'PK'],
  ['United Kingdom', 'GB'],
  ['South Africa', 'ZA'],
  ['France', 'FR'],
  ['Germany', 'DE'],
  ['Italy', 'IT'],
  ['Philippines', 'PH'],
  ['Russia', 'RU'],
  ['Kazakhstan', 'KZ'],
  ['China', 'CN'],
  ['Iran', 'IR'],
] as const
