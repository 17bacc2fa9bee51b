import { expect, it } from 'vitest'
import { mailHref, telHref } from './contact-href.ts'

it('adds nothing to a message but whom it goes to', () => {
  expect(mailHref('hello@manzil.example')).toBe('mailto:hello@manzil.example')
  expect(mailHref('a@b.c?bcc=x@y.z')).toBe('mailto:a@b.c%3Fbcc%3Dx%40y.z')
})

it('dials digits', () => {
  expect(telHref('+971 (4) 555-0100')).toBe('tel:+97145550100')
})
