/** The endpoint that translates. */

import { endpoint, openDatabase } from '../../../platform/features/endpoint.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import { existingAssistant } from '../assistants/rules.ts'
import * as contract from './contract.ts'
import { translated } from './translate.ts'

export const translateText = endpoint(contract.translateText, async ({ params, body }, context) => {
  const { installation, site } = context
  const database = await openDatabase(contract.translateText, context)
  const { id: assistant_id, settings } = await database.read(db => existingAssistant(db, params.assistant_id))
  const clock = installation.clockOf(site)
  const scope: SiteScope = { installation, site_id: site.id, database, clock, facts: async () => site }
  const keep = [...(body.keep ?? []), site.name]
  const wanted = { assistant_id, text: body.text, to: body.to, keep, words_to_avoid: settings.words_to_avoid }
  const { cost, ...answer } = await translated(scope, wanted, context.request.signal)
  return Response.json({ ...answer, cost_usd_micros: usdMicros(cost) })
})
