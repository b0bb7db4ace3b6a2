/** The endpoints on assistants. Publishing and versions are in versions-service.ts. */

import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction, Installation } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import type { Rights } from '../../../platform/identity/actor.ts'
import { newPathSecret } from '../../../platform/identity/secrets.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { assistantsShown } from '../../../platform/routing/assistant-reach.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { removeConsentTexts } from '../../contacts/consents/rules.ts'
import { usualModel } from '../ai-provider/rules.ts'
import { assistantsAllowance } from './allowances.ts'
import { reachedKnowledge } from './belongings.ts'
import { modelErrors } from './completeness.ts'
import * as contract from './contract.ts'
import { requireReferences, withoutGone } from './references.ts'
import { existingAssistant, statusOf } from './rules.ts'
import { type AssistantSettings, changedSettings, newSettingsOf } from './settings.ts'
import * as store from './store.ts'
import { type About, toAssistant } from './wire.ts'

type Db = Handle<'site'>

export interface Ready extends About {
  config: Config
  installation: Installation
}

export const toReady = ({ installation, site }: Context): Ready => {
  const { config } = installation
  return { site_id: site.id, config, installation }
}
export const ready = async (_input: unknown, context: Context): Promise<Ready> => toReady(context)

export const answer = async (db: Db, id: string, about: About) => toAssistant(await existingAssistant(db, id), about)

export async function requireFitting(
  tx: Db,
  settings: AssistantSettings,
  { config }: Ready,
  rights: Rights | null,
): Promise<void> {
  const errors = modelErrors(settings, await usualModel(tx, { config }))
  if (errors.length > 0) throw problem('validation_failed', { errors })
  await requireReferences(tx, settings, await reachedKnowledge(tx, rights))
}

export const listAssistants = query(contract.listAssistants, async (db, { query: q }, context) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const ids = assistantsShown(context.rights)
  const rows = await store.pageOfAssistants(db, {
    ...listPage(q),
    search,
    status: q.status,
    ids,
  })
  const about = toReady(context)
  return page(q, rows, listKey(q), row => toAssistant(row, about))
})

export const getAssistant = query(contract.getAssistant, (db, { params }, context) =>
  answer(db, params.assistant_id, toReady(context)),
)

async function add(tx: Db, name: string, settings: AssistantSettings, context: InAction): Promise<string> {
  await context.requireRoom(tx, assistantsAllowance)
  const [id, at] = [context.newId('assistant'), context.now()]
  await store.insertAssistant(tx, {
    id,
    name,
    name_key: foldKey(name),
    page_secret: newPathSecret(),
    settings,
    settings_version: 1,
    published: null,
    published_version: null,
    published_at: null,
    archived_at: null,
    version: 1,
    created_at: at,
    updated_at: at,
  })
  return id
}

export const createAssistant = action(contract.createAssistant, ready, async (tx, { body }, context, about) => {
  const { name, ...changes } = body
  const settings = changedSettings(newSettingsOf(context.site.brand), changes)
  await requireFitting(tx, settings, about, context.rights)
  return answer(tx, await add(tx, name, settings, context), about)
})

export const duplicateAssistant = action(contract.duplicateAssistant, ready, async (tx, { params }, context, about) => {
  const row = await existingAssistant(tx, params.assistant_id)
  const name = messageOf(context.locale, 'assistant.copy', { name: row.name }).slice(0, 100)
  return answer(tx, await add(tx, name, await withoutGone(tx, row.settings), context), about)
})

export const updateAssistant = action(contract.updateAssistant, ready, async (tx, { params, body }, context, about) => {
  const row = await existingAssistant(tx, params.assistant_id)
  context.ifMatch(row.version)
  requireActive(row)
  context.changedFrom({ ...row, ...row.settings })
  const { name = row.name, ...changes } = body
  const settings = changedSettings(row.settings, changes)
  await requireFitting(tx, settings, about, context.rights)
  const isChanged = JSON.stringify(settings) !== JSON.stringify(row.settings)
  await store.saveAssistant(tx, row.id, {
    name,
    name_key: foldKey(name),
    settings,
    settings_version: row.settings_version + (isChanged ? 1 : 0),
    updated_at: context.now(),
  })
  return answer(tx, row.id, about)
})

/** An archived assistant stays as it is. */
export function requireActive(row: store.AssistantRow): void {
  const status = statusOf(row)
  if (status === 'archived') throw problem('transition_not_allowed', { values: { status } })
}

export const deleteAssistant = action(contract.deleteAssistant, async (tx, { params }, { requireUnused }) => {
  const row = await existingAssistant(tx, params.assistant_id)
  await requireUnused(tx, 'assistant', row.id)
  await store.removeAssistant(tx, row.id)
  await removeConsentTexts(tx, row.id)
})

export const archiveAssistant = action(contract.archiveAssistant, ready, async (tx, { params }, context, about) => {
  const row = await existingAssistant(tx, params.assistant_id)
  await context.requireUnused(tx, 'assistant', row.id)
  if (row.archived_at === null) {
    const at = context.now()
    await store.saveAssistant(tx, row.id, {
      archived_at: at,
      published: null,
      published_version: null,
      updated_at: at,
    })
  }
  return answer(tx, row.id, about)
})

export const unarchiveAssistant = action(contract.unarchiveAssistant, ready, async (tx, { params }, context, about) => {
  const row = await existingAssistant(tx, params.assistant_id)
  if (row.archived_at !== null) {
    await store.saveAssistant(tx, row.id, { archived_at: null, updated_at: context.now() })
  }
  return answer(tx, row.id, about)
})

export const listAssistantUses = query(contract.listAssistantUses, async (db, { params }, { installation }) => {
  const { id } = await existingAssistant(db, params.assistant_id)
  const users = await installation.connections.blockersOf(db, 'assistant', id)
  return { data: users.map(({ type, id, name }) => ({ type, id, name })) }
})
