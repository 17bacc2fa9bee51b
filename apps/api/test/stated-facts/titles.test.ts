import { expect, test } from 'vitest'
import { said } from './said.ts'

const off = 'completion off_plan'

test.each<[title: string, ...facts: string[]]>([
  ['Corner Home | Full Burj View | Bright', 'view burj-khalifa'],
  ['BRIGHT AND WIDE I PARTIAL SEA VIEW I TWO PARKINGS', 'view sea'],
  ['Golf Course and Lagoon Views | Quiet Street', 'view golf', 'view lagoon'],
  ['Palm/Sea/Golf View | Rare Layout', 'view golf', 'view palm', 'view sea'],
  ['Rare Layout-Ocean View', 'view sea'],
  ['1BHK FULL SEAVIEW, CORNER', 'view sea'],
  ['Burj Al Arab View | Rare', 'view burj-al-arab'],
  ['Family Home Overlooking the Canal', 'view canal'],
  ['Terrace with views over the park', 'view park'],
  ['Pool & Garden View - Quiet', 'view garden', 'view pool'],
  ['Sea View Apartment | Rare', 'view sea'],
  ['High Floor | Corner', 'floor high'],
  ['Middle floor - Large Terrace', 'floor mid'],
  ['Big Layout G Floor', 'floor ground'],
  ['On the 12th Floor | Corner', 'floor 12'],
  ['Unique 1BR | First Floor | Corner', 'floor 1'],
  ['2 + Maids | Large Terrace', 'maids_room yes'],
  ["3BR+Maid's Room | End Unit", 'maids_room yes'],
  ['Four beds plus maid | Bright', 'maids_room yes'],
  ['5BR+M | Bright', 'maids_room yes'],
  ['3 bed + M Townhouse | Bright', 'maids_room yes'],
  ['2+M | Bright', 'maids_room yes'],
  ['Vacant | Bright', 'vacant now'],
  ['Bright | VOT', 'vacant on_transfer'],
  ['Vacant on Transfer | Bright', 'vacant on_transfer'],
  ['Vacant in March | Bright', 'vacant later'],
  ['Bright | Vacant October', 'vacant later'],
  ['Fully Furnished | Bright', 'furnished furnished'],
  ['Bright | Semi-Furnished', 'furnished partly'],
  ['UNFURNISHED | BRIGHT', 'furnished unfurnished'],
  ['Bright I Chiller Free I Corner', 'chiller free'],
  ['Bright | AC included', 'chiller included'],
  ['Handover Q4 2026 | Corner', off, 'handover 2026-Q4'],
  ['2027 Handover | Corner', off, 'handover 2027'],
  ['Corner | Q4 2027 | 4 Bed', off, 'handover 2027-Q4'],
  ['Q3-2026 | Corner', off, 'handover 2026-Q3'],
  ['Corner | Ready in Jan 2025', off, 'handover 2025-01'],
  ['Corner | Q2-2025 handover', off, 'handover 2025-Q2'],
  ['Corner | H.O Soon', off, 'handover soon'],
  ['Handover 2023 | Corner', 'handover 2023'],
  ['Handed Over | Corner', 'completion ready', 'handover done'],
  ['Corner | 60/40 Payment Plan', 'payment_plan instalments'],
  ['3 Years PHPP | Corner', 'payment_plan post_handover'],
  ['50/50 Post Handover PP | Corner', 'payment_plan post_handover'],
  ['Corner | Post Hand Over PP 60/40', 'payment_plan post_handover'],
  ['Corner - 7 Yrs PP', 'payment_plan instalments'],
  ['Off-Plan Resale | Corner', off],
  ['Under Construction/Corner', off],
  ['Corner | Ready to Move In', 'completion ready'],
  ['Corner | Ready', 'completion ready'],
  ['Corner Townhouse | By Emaar', 'developer Emaar'],
  ['شقة بإطلالة على البحر وغرفة خادمة', 'maids_room yes', 'view sea'],
  ['شقة مفروشة طابق عالي تكييف مجاني', 'chiller free', 'floor high', 'furnished furnished'],
  ['فيلا قيد الإنشاء تسليم 2026 بالتقسيط', off, 'handover 2026', 'payment_plan instalments'],
  ['فيلا جاهزة للسكن', 'completion ready'],
])('%s', (title, ...facts) => {
  expect(said(title)).toEqual(facts)
})

test.each([
  'View of the project rendering',
  'View Today | Amazing Views | Call to View',
  'Lake View Tower | Corner',
  'Apartment in Golf Views',
  'Near Burj View | Next to the Marina views',
  'Ground floor bedroom | Full floor plan',
  'Three Floors | High and Low Floors on Offer',
  'Maid service included | Convertible to maid',
  'Vacant plot | Corner',
  'Furnished or unfurnished | Furniture included',
  'Ready buyers only | Ready to view',
  'Pay the rest after handover | 50% on handover',
  'PHOTO APP | Below OP',
  'Interiors by Emaar | By Appointment Only',
  'No Commission | No Agents | Without Down Payment',
])('%s states nothing', (title) => {
  expect(said(title)).toEqual([])
})

test('the name of the building is no view, the same view beside it is', () => {
  expect(said('Corner | Burj Views', ['Burj Views', 'Downtown Dubai'])).toEqual([])
  expect(said('Corner | Lake View', ['Lake View Tower'])).toEqual(['view lake'])
})
