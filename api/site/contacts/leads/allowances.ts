/** Leads are counted by site. */

import type { Config } from '../../../platform/config/config.ts'
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { allowedBy } from '../../../platform/features/allowances/plan.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { boundLeads, countLeads } from '../lead-records/rules.ts'

export const leadsAllowance = defineAllowance({
  name: 'leads',
  of: 'site',
  unit: 'things',
  refused: 'lead_limit_exhausted',
  used: countLeads,
  upperBound: boundLeads,
  most: ({ leads_max }) => leads_max,
})

/** How many leads a site may have; the installation always has a number. */
export const leadsAllowed = ({ config }: { config: Config }, site: Pick<SiteFacts, 'plan'> | null): number =>
  allowedBy(site?.plan ?? null, leadsAllowance, config) ?? config.leads_max
