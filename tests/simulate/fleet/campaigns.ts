/** The campaign of a site, as a job of its queue: its emails are the node's work, and it is done once it is recorded. */
import type { SiteScope } from '../../../api/platform/features/site-scope.ts'
import type { JobHandler } from '../../../api/platform/jobs/handler.ts'
import { costs } from './costs.ts'
import type { Fleet } from './fleet.ts'
import type { FleetNode } from './fleet-node.ts'

export const campaign_type = 'campaign'
const lease_ms = 120_000
/** Nothing holds the event loop of a node for longer than some 25 ms: others have their turn in between. */
const emails_at_once = 25

export const campaignHandler = (fleet: Fleet, node: FleetNode, { site_id }: SiteScope): JobHandler<'site'> => ({
  type: campaign_type,
  concurrency: 1,
  lease_ms,
  async perform({ subject_id }) {
    fleet.seen.began(site_id)
    for (let sent = 0; sent < fleet.plan.emails; sent += emails_at_once)
      await node.work(emails_at_once * costs.email_node_ms)
    const write = async (tx: Parameters<NonNullable<Awaited<ReturnType<JobHandler<'site'>['perform']>>['write']>>[0]) =>
      void (await tx.run('insert into done values (?)', [subject_id]))
    return { done: true, write, settled: () => fleet.seen.ended(site_id) }
  },
})
