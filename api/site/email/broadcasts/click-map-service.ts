/** The endpoint on the click map of a broadcast. */
import { query } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { clickMapOf } from '../emails/rules.ts'
import { sendersById } from '../senders/rules.ts'
import * as contract from './click-map-contract.ts'
import { existingBroadcast } from './rules.ts'

export const getBroadcastClickMap = query(contract.getBroadcastClickMap, async (db, { params, query: q }, context) => {
  const { site, locale, installation } = context
  const { id, template_id, sender_id, subjects, winner } = await existingBroadcast(db, params.broadcast_id)
  if (template_id === null) throw problem('not_found')
  const sender = sender_id === null ? undefined : (await sendersById(db, [sender_id])).get(sender_id)
  const database = await installation.databases.site(site.id)
  return database.readSlow(slow =>
    clickMapOf(slow, {
      of: { broadcast_id: id },
      template_id,
      subject: subjects[winner ?? 0],
      sender,
      counting: q.clicks ?? 'people',
      site,
      public_url: installation.config.public_url,
      locale,
    }),
  )
})
