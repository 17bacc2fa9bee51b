import { listPropertiesReaders as readers } from '@manzil/api-client/generated/query-readers.gen'
import { yesOrNo } from '@manzil/api-client/query-value'
import { filterFields, type PropertyField, type PropertyQuery } from '../property-search.ts'

/** Filters that a number of the property must not be below, or above. */
export type LimitName = Extract<PropertyField, `${string}_${'min' | 'max'}`>

/** Filters that keep the properties of which something is true. */
export type FlagName = {
  [K in PropertyField]-?: NonNullable<PropertyQuery[K]> extends boolean ? K : never
}[PropertyField]

/** Filters that hold a number or a truth of the property against a field of that name. */
export type PlainName = LimitName | FlagName

const isLimit = (name: PropertyField): name is LimitName => /_(min|max)$/.test(name)

// Marked as pure: a browser that asks for flags alone does not carry the limits.

/** The limits of the contract, in the order of addresses. */
export const limitNames: readonly LimitName[] = /* @__PURE__ */ filterFields.filter(isLimit)

const isFlag = (name: PropertyField): name is FlagName => readers[name] === yesOrNo

/** The flags of the contract, in the order of addresses. */
export const flagNames: readonly FlagName[] = /* @__PURE__ */ filterFields.filter(isFlag)

type FieldOf<L> = L extends `${infer Field}_${'min' | 'max'}` ? Field : never

/** The field of a property that a limit is about: what its name begins with. */
export const fieldOf = (name: LimitName): FieldOf<LimitName> =>
  // Names of limits are made of their field and its bound.
  name.replace(/_(min|max)$/, '') as FieldOf<LimitName>
