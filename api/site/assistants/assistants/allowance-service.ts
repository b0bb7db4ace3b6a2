/** The endpoint on how many assistants a site may have. */
import { allowedBy } from '../../../platform/features/allowances/plan.ts'
import { query } from '../../../platform/features/endpoint.ts'
import * as contract from './allowance-contract.ts'
import { assistantsAllowance } from './allowances.ts'

export const getAssistantAllowance = query(contract.getAssistantAllowance, async (db, _input, context) => {
  const { site, installation, now } = context
  return {
    plan: site.plan?.name ?? null,
    used: await assistantsAllowance.used(db, { id: site.id, now: now(), timezone: site.timezone }),
    limit: allowedBy(site.plan, assistantsAllowance, installation.config),
  }
})
