/** The endpoints on definitions: exporting, importing, copying from another site. */

import type { Context } from '../../../../platform/features/context.ts'
import type { Input } from '../../../../platform/features/contract.ts'
import { action, query } from '../../../../platform/features/endpoint.ts'
import { rightsOn } from '../../../../platform/identity/actor.ts'
import { allows } from '../../../../platform/identity/permissions.ts'
import { invalid } from '../../../../platform/problem/problem.ts'
import { existingJourney, findJourney } from '../../journey-records/rules.ts'
import type { Surroundings } from '../checks/step-references.ts'
import * as contract from './contract.ts'
import { toDefinition } from './export-journey.ts'
import { importDefinition } from './import-journey.ts'

export const exportJourney = query(contract.exportJourney, async (db, { params }) =>
  toDefinition(db, await existingJourney(db, params.journey_id)),
)

export const importJourney = action(
  contract.importJourney,
  async (_input, { installation }) => installation,
  (tx, { body }, context, surroundings) => importDefinition(tx, body.definition, { ...body, surroundings }, context),
)

/** Read before, outside the queue of this site: no action looks into two databases. A site that is not theirs is not there. */
async function definitionElsewhere(
  { body }: Input<typeof contract.copyJourney>,
  { installation, actor }: Context,
): Promise<{ definition: contract.JourneyDefinition; surroundings: Surroundings }> {
  const site = await installation.sites.find(body.from_site_id)
  const rights = site && rightsOn(actor, site)
  if (!site || !rights || !allows(rights.grants, contract.copyJourney.permission)) {
    throw invalid('/from_site_id', 'unknown_reference')
  }
  const database = await installation.databases.site(site.id)
  const definition = await database.read(async db => {
    const row = await findJourney(db, body.journey_id)
    return row && toDefinition(db, row)
  })
  if (!definition) throw invalid('/journey_id', 'unknown_reference')
  return { definition, surroundings: installation }
}

export const copyJourney = action(
  contract.copyJourney,
  definitionElsewhere,
  async (tx, { body }, context, { definition, surroundings }) =>
    importDefinition(tx, definition, { ...body, surroundings }, context),
)
