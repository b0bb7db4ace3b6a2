/**
 * From nothing to the mail in a visitor's inbox: a site, a popup, a journey, a submission, and why the mail was sent.
 * LEADWRIGHT_API_KEY needs all permissions; the person behind `owner` presses the link that verifies the sender.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Leadwright } from '@leadwright/sdk'

const [owner = 'owner@example.com', visitor = 'maria@example.org'] = process.argv.slice(2)
const baseUrl = process.env.LEADWRIGHT_BASE_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl })

const address = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
const { id: site_id } = await client.sites.create({
  body: { name: 'Casa Verde', subdomain: `casa-verde-${Date.now()}`, ...address },
})
const { snippet } = await client.sites.publish({ site_id })
const { key } = await client.apiKeys.create({
  body: { name: 'Casa Verde', site_ids: [site_id], grants: ['read-lead'] },
})
const tag = await client.tags.create({ site_id, body: { name: 'Balcony' } })
await client.customFields.create({ site_id, body: { type: 'text', name: 'favorite', label: 'Favorite plant' } })

const content = { heading: 'Plants by post', button_text: 'Subscribe', thank_you_heading: 'Thank you' }
const fields = [{ name: 'email', required: true }, { name: 'first_name' }, { name: 'favorite' }]
const form = { fields, consent: { type: 'checkbox' as const, text: 'Write to me.' } }
const { id: popup_id } = await client.popups.create({ site_id, body: { name: 'Letter', content, form } })
const { consent_version } = await client.popups.publish({ site_id, popup_id })

const body_text = 'Hello {{ lead.first_name | default: "there" }}!\n\n[Leave the list]({{ unsubscribe_url }})'
const template = await client.templates.create({ site_id, body: { name: 'Welcome', subject: 'Welcome', body_text } })
const name = { first_name: 'Ana', last_name: 'García' }
const from = { ...name, email: owner, reply_to: owner, signature: 'Ana' }
const { id: sender_id } = await client.senders.create({ site_id, body: from })
console.log(`Press the link in the mail to ${owner}.`)
while ((await client.senders.get({ site_id, sender_id })).status !== 'verified') await sleep(250)

const steps = [
  { id: 'tag', type: 'assign_tags' as const, tag_ids: [tag.id] },
  { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'seconds' as const } },
  { id: 'send', type: 'send_email' as const, template_id: template.id, sender_id },
]
const triggers = [{ type: 'form_submitted' as const, popup_ids: [popup_id] }]
const document = { triggers, steps, allow_duplicate_enrollment: false, use_lead_timezone: false }
const { id: journey_id } = await client.journeys.create({ site_id, body: { name: 'Welcome', document } })
await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })

const values = { email: visitor, first_name: 'María José', favorite: 'Monstera' }
const visit = { page_url: 'https://casa-verde.example/', shown_for_ms: 4000, consent: true, consent_version }
await client.public.submitForm({ site_id, popup_id, body: { values, ...visit } })

for (;;) {
  const [email] = (await client.emails.list({ site_id, journey_id })).data
  if (email?.ended_at) {
    const { email: sent, submission, checks } = await client.emails.explain({ site_id, email_id: email.id })
    const lead = await client.withOptions({ token: key }).leads.get({ site_id, lead_id: email.lead_id })
    console.log(
      JSON.stringify({
        snippet,
        status: sent.status,
        answer: sent.attempt_list[0]?.response,
        lead,
        submission,
        checks,
      }),
    )
    break
  }
  await sleep(250)
}
