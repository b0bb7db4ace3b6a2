/** A site with leads and a journey that waits to be published; its criteria ask for a field of every lead. */
import { captureLead } from '../../../api/site/contacts/leads/rules.ts'
import { createHarness, type Reply } from '../../../api/testing/harness.ts'

const leads_at_once = 1_000

export async function prepareEnrollment(leads: number) {
  const h = await createHarness()
  const right = (answer: Reply): string => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  const site_id = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site_id}`
  const tag_id = right(await h.post(`${at}/tags`, { name: 'Welcome' }))
  for (let done = 0; done < leads; done += leads_at_once) {
    await h.inSite(site_id, async (tx, context) => {
      for (let i = done; i < Math.min(done + leads_at_once, leads); i++) {
        const capture = { email: `lead${i}@example.com`, values: {}, tag_ids: [], audience_ids: [] }
        await captureLead(tx, { ...capture, source: 'import', overwrite: false, subscribed: true }, context)
      }
    })
  }
  const document = {
    triggers: [{ type: 'lead_created' }],
    enrollment_criteria: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' },
    suppression: { type: 'rule', field: 'tags', op: 'has', value: tag_id },
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'tag', type: 'assign_tags', tag_ids: [tag_id] }],
  }
  const journey = `${at}/journeys/${right(await h.post(`${at}/journeys`, { name: 'All', document }))}`
  return {
    ...h,
    site_id,
    publish: async () => (await h.post(`${journey}/publish`, { enroll: 'existing' })).status === 200,
    enrolled: async () => {
      const [enrollment] = (await h.get(`${at}/operations?type=journey_enrollment&limit=1`)).body.data
      return Number((enrollment?.progress as { succeeded?: number } | undefined)?.succeeded ?? 0)
    },
  }
}
