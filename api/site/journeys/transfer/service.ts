/** The operations on definitions: exporting, importing, copying from another site. */
import { rightsOn } from '../../../platform/actor.ts'
import type { Context, InAction } from '../../../platform/context.ts'
import type { Input } from '../../../platform/contract.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/operation.ts'
import { allows } from '../../../platform/permissions.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { draftNamed, freeName } from '../drafts.ts'
import { existingJourney } from '../rules.ts'
import { findJourney } from '../store.ts'
import { toJourney } from '../wire.ts'
import * as contract from './contract.ts'
import { toDefinition } from './exporting.ts'
import { resolve } from './importing.ts'

export const exportJourney = query(contract.exportJourney, async (db, { params }) =>
  toDefinition(db, await existingJourney(db, params.journey_id)),
)

interface How {
  missing?: 'refuse' | 'create' | undefined
  name?: string | undefined
}

/** Makes the draft; a name that was not asked for gives way to one that is there. */
export async function importDefinition(
  tx: Handle<'site'>,
  definition: contract.JourneyDefinition,
  { missing: onMissing = 'refuse', name }: How,
  context: InAction,
  at = '/definition',
) {
  const { document, created, missing } = await resolve(tx, definition, onMissing, context, at)
  const row = await draftNamed(
    tx,
    { name: name ?? (await freeName(tx, definition.name)), description: definition.description, document },
    context,
  )
  return { id: row.id, journey: toJourney(row, {}), created, missing }
}

export const importJourney = action(contract.importJourney, (tx, { body }, context) =>
  importDefinition(tx, body.definition, body, context),
)

/** Read before, outside the queue of this site: no action looks into two databases. A site that is not theirs is not there. */
async function definitionElsewhere(
  { body }: Input<typeof contract.copyJourney>,
  { installation, actor }: Context,
): Promise<contract.JourneyDefinition> {
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
  return definition
}

export const copyJourney = action(
  contract.copyJourney,
  definitionElsewhere,
  async (tx, { body }, context, definition) => importDefinition(tx, definition, body, context),
)
