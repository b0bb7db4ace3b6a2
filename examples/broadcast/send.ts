/**
 * One email to all leads with a tag, with two subjects tested on half of them: whom it reaches is shown first, then it is sent and
 * followed to its end. Takes the ids of a site, a template, a verified sender and a tag; LEADWRIGHT_API_KEY needs `manage-emails`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Leadwright } from '@leadwright/sdk'

const [site_id = '', template_id = '', sender_id = '', tag_id = ''] = process.argv.slice(2)
const baseUrl = process.env.LEADWRIGHT_BASE_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl })

const filter = { type: 'rule' as const, field: 'tags', op: 'has' as const, value: tag_id }
const recipients = { audience_ids: [], excluded_audience_ids: [], filter }
const reach = await client.broadcasts.preview({ site_id, body: { recipients } })
console.log(`${reach.recipients} of ${reach.matching} leads would get it`)

const subjects = ['Spring is here', 'What grows in spring, {{ lead.first_name | default: "friend" }}']
const { id: broadcast_id, missing } = await client.broadcasts.create({
  site_id,
  body: {
    name: 'Spring',
    template_id,
    sender_id,
    recipients,
    subjects,
    subject_test: { share_percent: 100, wait_hours: 4, winner_by: 'opens' },
  },
})
for (const { pointer, text } of missing) console.log(`${pointer}: ${text}`)
await client.broadcasts.schedule({ site_id, broadcast_id })

for (;;) {
  const { status, counts } = await client.broadcasts.get({ site_id, broadcast_id })
  if (status === 'sent' || status === 'canceled') {
    const { variants } = await client.broadcasts.getResults({ site_id, broadcast_id })
    console.log(JSON.stringify({ status, counts, variants }))
    break
  }
  await sleep(250)
}
