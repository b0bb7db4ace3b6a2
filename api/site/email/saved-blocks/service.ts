/** The endpoints on saved blocks. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import type { ContentBlock } from '../../../platform/pages/blocks/kinds.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { savedBlockLimits } from './limits.ts'
import { contentErrors, savedBlockCounts } from './ports.ts'
import { existingSavedBlock, requireFreeName } from './rules.ts'
import * as store from './store.ts'

const toSavedBlock = (row: store.SavedBlockRow, template_count: number) => ({
  id: row.id,
  name: row.name,
  blocks: row.blocks,
  template_count,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

type Db = Handle<'site'>

async function countOf(db: Db, id: string, { connections }: Installation): Promise<number> {
  return (await connections.through(savedBlockCounts)(db, [id])).get(id) ?? 0
}

const withInstallation = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

async function requireGood(tx: Db, blocks: readonly ContentBlock[], { connections }: Installation) {
  const errors: FieldError[] = await connections.through(contentErrors)(tx, blocks, '/blocks')
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export const listSavedBlocks = query(contract.listSavedBlocks, async (db, { query: q }, { installation }) => {
  const rows = await store.pageOfSavedBlocks(db, listPage(q))
  const ids = rows.map(row => row.id)
  const counts = await installation.connections.through(savedBlockCounts)(db, ids)
  return page(q, rows, listKey(q), row => toSavedBlock(row, counts.get(row.id) ?? 0))
})

export const getSavedBlock = query(contract.getSavedBlock, async (db, { params }, { installation }) => {
  const row = await existingSavedBlock(db, params.saved_block_id)
  return toSavedBlock(row, await countOf(db, row.id, installation))
})

export const createSavedBlock = action(
  contract.createSavedBlock,
  withInstallation,
  async (tx, { body }, context, installation) => {
    const { saved_blocks_max: maximum } = savedBlockLimits
    if ((await store.countSavedBlocks(tx)) >= maximum) throw problem('too_many_saved_blocks', { values: { maximum } })
    await requireGood(tx, body.blocks, installation)
    const row: store.SavedBlockRow = {
      id: context.newId('saved_block'),
      name: body.name,
      name_key: await requireFreeName(tx, body.name),
      blocks: body.blocks,
      version: 1,
      created_at: context.now(),
      updated_at: context.now(),
    }
    await store.insertSavedBlock(tx, row)
    return toSavedBlock(row, 0)
  },
)

export const updateSavedBlock = action(
  contract.updateSavedBlock,
  withInstallation,
  async (tx, { params, body }, context, installation) => {
    const row = await existingSavedBlock(tx, params.saved_block_id)
    context.ifMatch(row.version)
    if (body.blocks) await requireGood(tx, body.blocks, installation)
    await store.saveSavedBlock(tx, row.id, {
      ...(body.name !== undefined && { name: body.name, name_key: await requireFreeName(tx, body.name, row.id) }),
      ...(body.blocks && { blocks: body.blocks }),
      updated_at: context.now(),
    })
    return toSavedBlock(await existingSavedBlock(tx, row.id), await countOf(tx, row.id, installation))
  },
)

export const deleteSavedBlock = action(contract.deleteSavedBlock, async (tx, { params }, { requireUnused }) => {
  const row = await existingSavedBlock(tx, params.saved_block_id)
  await requireUnused(tx, 'saved_block', row.id)
  await store.removeSavedBlock(tx, row.id)
})

type Use = { type: string; id: string; name: string; through?: { id: string; name: string } }

export const listSavedBlockUses = query(contract.listSavedBlockUses, async (db, { params }, { installation }) => {
  const { connections } = installation
  const { id } = await existingSavedBlock(db, params.saved_block_id)
  const having = await connections.blockersOf(db, 'saved_block', id)
  const uses: Use[] = having.map(({ type, id, name }) => ({ type, id, name }))
  for (const through of [...uses]) {
    if (through.type !== 'template') continue
    for (const { type, id, name } of await connections.blockersOf(db, 'template', through.id)) {
      uses.push({ type, id, name, through: { id: through.id, name: through.name } })
    }
  }
  return { data: uses }
})
