/**
 * A run that Temporal drives: a lead enrolled in a journey that waits an hour, and where to see that wait in Temporal's UI.
 * LEADWRIGHT_API_KEY needs all permissions.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Leadwright } from '@leadwright/sdk'

const baseUrl = process.env.LEADWRIGHT_BASE_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl })

const site = { name: 'Casa Verde', subdomain: `casa-verde-${Date.now()}`, timezone: 'Europe/Madrid' }
const { id: site_id } = await client.sites.create({ body: site })
const welcomed = await client.tags.create({ site_id, body: { name: 'Welcomed' } })
const waited = await client.tags.create({ site_id, body: { name: 'Waited an hour' } })
const steps = [
  { id: 'welcome', type: 'assign_tags' as const, tag_ids: [welcomed.id] },
  { id: 'hour', type: 'delay' as const, duration: { value: 1, unit: 'hours' as const } },
  { id: 'after', type: 'assign_tags' as const, tag_ids: [waited.id] },
]
const triggers = [{ type: 'api_event' as const, name: 'visited' }]
const document = { triggers, steps, allow_duplicate_enrollment: false, use_lead_timezone: false }
const { id: journey_id } = await client.journeys.create({ site_id, body: { name: 'An hour', document } })
await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })

const lead = await client.leads.create({ site_id, body: { email: 'maria@example.org' } })
const { data } = await client.journeys.enrollLeads({ site_id, journey_id, body: { lead_ids: [lead.id] } })
const run_id = data[0]?.run_id ?? ''

for (;;) {
  const run = await client.runs.get({ site_id, run_id })
  if (run.status !== 'pending') {
    console.log(JSON.stringify({ site_id, run_id, status: run.status, until: run.wait?.until, see: run.temporal_url }))
    break
  }
  await sleep(250)
}
