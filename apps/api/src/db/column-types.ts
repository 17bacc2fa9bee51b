/** Kinds of columns, by what is read, inserted and updated. */
import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A value that has a default and may be any JSON; written as text. */
export type Json = ColumnType<unknown, string | undefined, string>
/** Only ever written as a `::tsvector` literal and matched; never selected. */
export type Words = ColumnType<never, string, string>
