import type { Topic } from '@manzil/query-language/grammar/topics'

/** Short general answers in English. They name who decides, and no amount that may change. */
export const englishTopics: Readonly<Record<Topic, string>> = {
  buying_fees:
    'On top of the price, buyers in Dubai usually pay the transfer fee of the Dubai Land Department, a registration or trustee fee, the agent’s commission, and with a loan the bank’s and the mortgage registration fees. Other emirates have their own rates. The Land Department publishes the current amounts.',
  renting_fees:
    'Tenants usually pay a security deposit, the agent’s commission, the registration of the contract (Ejari in Dubai) and the deposit for electricity and water. Some buildings add a move-in or cooling deposit. Ask for the list before you sign.',
  golden_visa:
    'Owning property above a minimum value can qualify for long-term residence. The value, the treatment of mortgages and the papers needed are set by the Dubai Land Department and the immigration authority, which have the current conditions.',
  ejari:
    'Ejari is Dubai’s registration of tenancy contracts. Electricity and water, visas and usually a dispute ask for it. The contract itself says who pays for it; often it is the tenant.',
  service_charges:
    'Owners pay a yearly service charge per square foot for the upkeep of shared areas. It depends on the building and is approved by the regulator; in Dubai the approved rates can be looked up in the service charge index.',
  mortgage:
    'Banks lend a share of the value, which depends on residence, on whether it is a first home and on the price. You need a down payment and pay bank and registration fees. A bank or mortgage broker can give a pre-approval before you search.',
  freehold_foreigners:
    'Foreigners may own freehold property in the areas that each emirate has designated; many well-known communities in Dubai are among them. Elsewhere ownership may be limited to a long lease. The land department confirms the status of a plot.',
  agency_commission:
    'The commission is agreed in the contract with the agent, for sales usually as a share of the price and for rents as a share of the yearly rent. Ask who pays it, and whether VAT is added, before you sign.',
  cheques_deposit:
    'Rent is often paid with a number of post-dated cheques a year, fewer cheques sometimes for a lower rent. A refundable security deposit is common, higher for furnished homes. Both are matters of agreement and stand in the contract.',
  off_plan_process:
    'Off-plan buyers reserve a unit, sign the sale agreement, and pay in instalments as the building grows. In Dubai the payments go to an escrow account and the purchase is registered as Oqood. Check the developer, the project’s registration and the handover terms.',
  eviction_rent_increase:
    'In Dubai, changes to a renewed contract need notice in advance, and rent increases are limited by the official rental index. Ending a tenancy needs one of the reasons in the law and a formal notice. The Rental Disputes Center decides in a dispute.',
  list_my_property:
    'Agents and agencies add listings in their dashboard after logging in: use “List” in the header. Private owners usually ask an agent to list for them.',
  account_help:
    'Log in or sign up with the buttons at the top of the site. “Forgot password?” in the login window sends a reset link. Saved homes and your profile are in your dashboard.',
  contact_us: 'The contact page and the footer show this site’s address, telephone and email.',
  dewa_utilities:
    'Electricity and water are opened in the name of the tenant or owner with the emirate’s utility, in Dubai DEWA, against a refundable deposit; you need the Ejari or title deed. Cooling may be billed by a separate company: ask whether the home is “chiller free”.',
}
