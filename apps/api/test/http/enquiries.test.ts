import { zCreateEnquiryResponse, zGetPropertyResponse } from '@manzil/api-client/generated/zod.gen'
import { localTitle } from '@manzil/domain/local-name'
import { describe, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import { removeProperties } from '../../src/db/property-writer.ts'
import { buildTestApp } from './build-test-app.ts'
import { enquiry, person, useEnquiryServer } from './enquiry-server.ts'

const nobody = '0197a1c2-7d10-7e3a-9b54-000000000002'

describe('enquiries', () => {
  const server = useEnquiryServer()
  const { post, mails, enquiries } = server

  test('are kept and told to the agent and to the visitor', async () => {
    const { database, property } = server.now()
    const answer = await post({
      ...enquiry,
      kind: 'viewing',
      property_id: property.id,
      preferred_contact: 'whatsapp',
      preferred_time: '2093-11-24T12:00:00.000Z',
      language: 'de',
    })
    expect(answer.statusCode).toBe(201)
    const { data, message, viewing_access } = zCreateEnquiryResponse.parse(answer.json())
    // Nothing leaves this machine here, so nothing is promised.
    expect(message).toBe('Your enquiry has been received.')
    expect(await enquiries()).toMatchObject([
      {
        id: data._id,
        reference: data.reference,
        recipient_id: property.agentId,
        property_id: property.id,
        sender_id: null,
        kind: 'viewing',
        ...person,
      },
    ])
    const agent = await database.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', property.agentId)
      .executeTakeFirst()
    const [notice, receipt] = await mails()
    expect(notice).toMatchObject({
      kind: 'notice',
      to: agent?.email,
      replyTo: { name: person.name, address: person.email },
    })
    expect(notice?.subject).toContain(data.reference)
    for (const part of [
      property.title,
      person.name,
      '+971 50 000 0123',
      enquiry.message,
      'WhatsApp',
      'Language: German',
    ])
      expect(notice?.text).toContain(part)
    // 12:00 in London is 16:00 in Dubai.
    expect(notice?.text).toMatch(/24 November 2093|November 24, 2093/)
    expect(notice?.text).toMatch(/4:00|16:00/)
    expect(notice?.subject).toContain('Viewing requested')
    expect(notice?.html).toContain(`#/viewings?viewing=${data._id}`)
    expect(viewing_access).toMatch(new RegExp(`^${data._id}_`))
    expect(receipt).toMatchObject({ kind: 'receipt', to: person.email, replyTo: null })
    expect(receipt?.subject).toContain('Besichtigung angefragt')
    expect(receipt?.html).toContain('lang="de"')
  })

  test.each([
    ['en', 'viewing', 'Preferred time: Tuesday'],
    ['ar', 'callback', 'الوقت المفضل: الثلاثاء'],
    ['ru', 'viewing', 'Удобное время: вторник'],
    ['hi', 'callback', 'पसंदीदा समय: मंगलवार'],
    ['zh', 'viewing', '希望的时间: 2093年11月24日'],
    ['de', 'callback', 'Gewünschte Zeit: Dienstag'],
  ])('repeat the wanted time to the visitor, in %s', async (language, kind, saying) => {
    const { property } = server.now()
    const preferred_time = '2093-11-24T12:00:00.000Z'
    await post({ ...enquiry, kind, property_id: property.id, preferred_time, language })
    const receipt = (await mails()).find((mail) => mail.kind === 'receipt')
    expect(receipt?.text).toContain(saying)
    expect(receipt?.text).toMatch(/(?<!\d)(16|0?4):00/)
    await post({ ...enquiry, property_id: property.id, language, message: 'Any day' })
    const other = (await mails()).filter((mail) => mail.kind === 'receipt').at(-1)
    expect(other?.text).not.toContain(saying.split(':')[0])
  })

  test.each(['en', 'ar', 'ru', 'hi', 'zh', 'de'])('name the property in %s', async (language) => {
    const { app, database, property } = server.now()
    await post({ ...enquiry, property_id: property.id, language })
    const url = `/api/property/get-property/${property.id}`
    const headers = { 'accept-language': language }
    const card = zGetPropertyResponse.parse((await app.inject({ url, headers })).json()).data[0]
    const title = card && localTitle(card, language)
    expect(title === property.title).toBe(language === 'en')
    const [notice, receipt] = await mails()
    expect(receipt?.text).toContain(title)
    expect(notice?.text).toContain(property.title)
    expect(notice?.subject).toContain(property.title)
    // What has no title of its own in a language keeps the English one.
    await database.db
      .updateTable('property')
      .set({ title_ar: null, is_demo: false })
      .where('id', '=', property.id)
      .execute()
    await post({ ...enquiry, property_id: property.id, language, message: 'Again' })
    expect((await mails()).at(-1)?.text).toContain(property.title)
    await database.db
      .updateTable('property')
      .set({ title_ar: card?.title_ar ?? null, is_demo: true })
      .where('id', '=', property.id)
      .execute()
  })

  test('give the agent a number that can be dialled', async () => {
    const { property } = server.now()
    await post({ ...enquiry, property_id: property.id, phone_number: '0561234567', language: 'ar' })
    const notice = (await mails()).find((mail) => mail.kind === 'notice')
    expect(notice?.text).toContain('+971 56 123 4567')
    expect(notice?.text).toContain('Language: Arabic')
  })

  test('promise a confirmation only where one leaves this machine', async () => {
    const { database, property } = server.now()
    const delivering = await buildTestApp(database, {
      mailing: { nudge: () => {}, delivers: true, sendsTexts: false },
    })
    const body = { ...enquiry, property_id: property.id }
    const promise = /confirmation is on its way/
    expect((await post(body, {}, delivering)).json().message).toMatch(promise)
    const odd = await post({ ...body, email: 'a,b<c@example.com' }, {}, delivering)
    expect(odd.json().message).not.toMatch(promise)
    expect(
      (await mails()).map(({ to, replyTo }) => [to === person.email, replyTo !== null]),
    ).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
    await delivering.close()
  })

  test.each(['hidden', 'deleted', 'unknown'])('about a %s property are refused', async (how) => {
    const { database, property, removable } = server.now()
    const { db } = database
    if (how === 'hidden')
      await db
        .updateTable('property')
        .set({ status: statusCodes.hidden })
        .where('id', '=', property.id)
        .execute()
    if (how === 'deleted') await removeProperties(db, [removable])
    const ids: Record<string, string> = { hidden: property.id, deleted: removable, unknown: nobody }
    const id = ids[how]
    const answer = await post({ ...enquiry, property_id: id }, { 'idempotency-key': `key-${how}` })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      code: 'not_found',
      message: 'This listing is no longer available.',
    })
    expect(await enquiries()).toEqual([])
    expect(await mails()).toEqual([])
    // What was refused may be tried again under the same key.
    const again = await post(
      { ...enquiry, agent_id: property.agentId },
      { 'idempotency-key': `key-${how}` },
    )
    expect(again.statusCode).toBe(201)
  })

  test('about an advertiser go to the company, as do those without one', async () => {
    const { database, property } = server.now()
    await post({ ...enquiry, kind: 'report', property_id: property.id })
    await database.db
      .updateTable('property')
      .set({ agent_id: null })
      .where('id', '=', property.id)
      .execute()
    await post({ ...enquiry, property_id: property.id })
    await database.db
      .updateTable('property')
      .set({ agent_id: property.agentId })
      .where('id', '=', property.id)
      .execute()
    expect((await enquiries()).map(({ recipient_id }) => recipient_id)).toEqual([null, null])
    const notices = (await mails()).filter(({ kind }) => kind === 'notice')
    expect(notices.map(({ to }) => to)).toEqual(['hello@manzil.example', 'hello@manzil.example'])
    expect(notices[1]?.text).toContain('has no account here')
  })

  test('keep what a visitor writes a text, whatever it is', async () => {
    const { property } = server.now()
    const message =
      '<script>alert(1)</script>\r\n> quoted\u202e\r\nBcc: x@example.org\r\n<img src=x>'
    const name = 'Eve</td><a href="javascript:alert(1)">\r\nBcc: v@example.org'
    await post({ ...enquiry, name, message, property_id: property.id })
    const [notice, receipt] = await mails()
    expect(notice?.html).not.toMatch(/<(script|img|a href="javascript)/)
    expect(notice?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(notice?.text).toContain('> <script>alert(1)</script>\n> > quoted\n> Bcc: x@example.org')
    expect(notice?.text).toContain(
      'Name: Eve</td><a href="javascript:alert(1)"> Bcc: v@example.org',
    )
    expect(notice?.subject).not.toMatch(/[\r\n]/)
    // Whoever enters a stranger's address cannot write to the stranger.
    for (const text of [receipt?.text, receipt?.html, receipt?.subject, receipt?.name]) {
      expect(text).not.toContain('Eve')
      expect(text).not.toContain('quoted')
    }
  })

  test.each(['en', 'ar', 'ru', 'hi', 'zh', 'de'])('are confirmed in %s', async (language) => {
    const { property } = server.now()
    await post({ ...enquiry, property_id: property.id, language })
    const receipt = (await mails()).find(({ kind }) => kind === 'receipt')
    expect(receipt?.html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(receipt?.text).not.toMatch(/undefined|\[object|=>/)
    const [row] = await enquiries()
    expect(receipt?.text).toContain(row?.reference)
  })

  test('to the company reach it, with the subject that was written', async () => {
    const { app, database } = server.now()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/get-in-touch/create-get-in-touch',
      payload: {
        name: person.name,
        email: person.email,
        subject: 'Advertising\r\nBcc: x@example.org',
        message: 'We are an agency.',
        language: 'ar',
      },
    })
    expect(answer.statusCode).toBe(201)
    expect(await database.db.selectFrom('company_message').selectAll().execute()).toMatchObject([
      { id: answer.json().data._id, sender_id: null, phone_number: null, language: 'ar' },
    ])
    const [notice, receipt] = await mails()
    expect(notice).toMatchObject({ to: 'hello@manzil.example' })
    expect(notice?.subject).toMatch(/^New enquiry GT-\w{6}: Advertising Bcc: x@example\.org$/)
    expect(receipt?.subject).toContain('استلمنا رسالتك')
  })
})
