import { afterAll, expect, test } from 'vitest'
import { createRunner } from '../../../../workflows/embedded/runner.ts'
import { createCampaignFixture } from '../../../testing/fixtures/campaigns.ts'
import { until } from '../../../testing/harness.ts'
import { leadConfirmed } from '../../contacts/lead-records/events.ts'
import { campaignLimits } from './limits.ts'

const { h, site, guide, campaign, send, leadOf, leadCount, came, mailTo, mailsTo, pass, close } =
  await createCampaignFixture({ createRunner })
afterAll(close)

test('each new lead is told of at once, once, to every address', async () => {
  const notify_emails = ['first@owner.example', 'second@owner.example']
  const { name, path, popup_id } = await campaign({ notify: 'at_once', notify_emails })
  await send(popup_id, { email: 'new@lead.example', first_name: 'María' })
  await came(path, 1)
  pass(1_000)
  const [mail] = await mailsTo('second@owner.example', 1)
  expect(mail?.subject).toBe(`New lead in ${name}`)
  const lead = await leadOf('new@lead.example')
  expect(mail?.text).toContain('María, new@lead.example')
  expect(mail?.text).toContain(`https://leads.example.com/sites/${site}/leads/${lead.id}`)
  expect(await mailTo('first@owner.example')).toHaveLength(1)
  await send(popup_id, { email: 'new@lead.example', first_name: 'María' })
  await send(popup_id, { email: 'second@lead.example' })
  await came(path, 2)
  pass(1_000)
  await mailsTo('first@owner.example', 2)
  expect(await mailTo('first@owner.example')).toHaveLength(2)
})

test('by the hour, one mail tells of all; a flood at once is one mail too', async () => {
  const { popup_id, path } = await campaign({ notify: 'hourly', notify_emails: ['hourly@owner.example'] })
  for (const name of ['a', 'b']) await send(popup_id, { email: `${name}@hour.example` })
  await came(path, 2)
  pass(1_000)
  expect(await mailTo('hourly@owner.example')).toEqual([])
  pass(3_600_000)
  const [mail] = await mailsTo('hourly@owner.example', 1)
  expect(mail?.subject).toMatch(/^2 new leads in/)
  expect(mail?.text).toContain('a@hour.example')
  expect(mail?.text).toContain('b@hour.example')
  pass(3_600_000)
  expect(await mailTo('hourly@owner.example')).toHaveLength(1)

  const flood = await campaign({ notify: 'at_once', notify_emails: ['flood@owner.example'] })
  const people = campaignLimits.campaign_notices_alone_max + 1
  for (let i = 0; i < people; i += 1) await send(flood.popup_id, { email: `p${i}@flood.example` })
  await came(flood.path, people)
  pass(1_000)
  await mailsTo('flood@owner.example', 1)
  expect(await mailTo('flood@owner.example')).toMatchObject([{ subject: `${people} new leads in ${flood.name}` }])
})

test('one address gets so many notices in an hour, and is told of the others later', async () => {
  const most = campaignLimits.campaign_notices_to_address_per_hour_max
  const to = 'busy@owner.example'
  const { popup_id, path, name } = await campaign({ notify: 'at_once', notify_emails: [to] })
  for (let i = 0; i < most; i += 1) {
    await send(popup_id, { email: `busy-${i}@lead.example` })
    await came(path, i + 1)
    pass(1_000)
    await mailsTo(to, i + 1)
  }
  for (const i of [1, 2]) {
    await send(popup_id, { email: `late-${i}@lead.example` })
    await came(path, most + i)
    pass(1_000)
  }
  // Notices go one after the other: when this one has come, those before it would have, too.
  const after = await campaign({ notify: 'at_once', notify_emails: ['after@owner.example'] })
  await send(after.popup_id, { email: 'after@lead.example' })
  await came(after.path, 1)
  pass(1_000)
  await mailsTo('after@owner.example', 1)
  expect(await mailTo(to)).toHaveLength(most)
  pass(3_600_000)
  const mails = await mailsTo(to, most + 2)
  expect(mails.at(-1)?.subject).toBe(`New lead in ${name}`)
})

test('the lead magnet is mailed to the lead, and not again within the hour', async () => {
  const feedback = {
    feedback_email: true,
    feedback_subject: 'Your guide',
    feedback_text: 'Here it is.',
    file_id: guide,
  }
  const { popup_id, path } = await campaign(feedback)
  await send(popup_id, { email: 'magnet@example.com' }, { locale: 'es-ES' })
  const [mail] = await mailsTo('magnet@example.com', 1)
  expect(mail).toMatchObject({ subject: 'Your guide', from: expect.stringContaining('Casa Verde') })
  expect(mail?.text).toMatch(/^Here it is\.\s+Descárgalo aquí/)
  const link = mail?.links[0]?.replace('https://leads.example.com', '') ?? ''
  expect((await h.app.request(link)).status).toBe(200)
  await send(popup_id, { email: 'magnet@example.com' })
  await send(popup_id, { email: 'other@magnet.example' })
  await mailsTo('other@magnet.example', 1)
  expect(await mailTo('magnet@example.com')).toHaveLength(1)
  pass(campaignLimits.campaign_feedback_minutes_min * 60_000)
  await send(popup_id, { email: 'magnet@example.com' })
  await mailsTo('magnet@example.com', 2)
  expect(await leadCount(path)).toBe(2)
  pass(campaignLimits.campaign_download_hours * 3_600_000)
  expect((await h.app.request(link)).status).toBe(404)
})

test('a lead magnet waits for the address to be confirmed, where the campaign asks for that', async () => {
  const feedback = { feedback_email: true, feedback_subject: 'After all', feedback_text: 'Here.', file_id: guide }
  const { popup_id, path } = await campaign({ ...feedback, email_confirmation: true })
  await send(popup_id, { email: 'waits@example.com' })
  await came(path, 1)
  const lead = await leadOf('waits@example.com')
  const subjects = async () => (await mailTo('waits@example.com')).map(mail => mail.subject)
  expect(await subjects()).not.toContain('After all')
  await h.inSite(site, (tx, { emit }) => emit(tx, leadConfirmed, { lead_id: lead.id }))
  expect(await until(subjects, all => all.includes('After all'))).toContain('After all')
})

test('an erased person leaves a count and no name, and nobody is told of them', async () => {
  const { popup_id, path } = await campaign({ notify: 'hourly', notify_emails: ['erased@owner.example'] })
  await send(popup_id, { email: 'gone@example.com' })
  await came(path, 1)
  const { id } = await leadOf('gone@example.com')
  expect((await h.delete(`/v1/sites/${site}/leads/${id}`)).status).toBe(204)
  expect(await leadCount(path)).toBe(1)
  const rows = await h.inSite(site, async tx => tx.all('select lead_id from campaign_leads', []))
  expect(rows.flat()).not.toContain(id)
  pass(3_600_000)
  expect(await mailTo('erased@owner.example')).toEqual([])
})
