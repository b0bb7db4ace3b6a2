/** The endpoints of a site as one file. What is written and read is that of the commands. */
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { BackupError } from '../../backup/manifest.ts'
import type { Context } from '../../platform/features/context.ts'
import { action, endpoint } from '../../platform/features/endpoint.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { permissionNames } from '../../platform/identity/permissions.ts'
import { invalid, type Problem, problem } from '../../platform/problem/problem.ts'
import { accountRequired } from '../../platform/routing/account-scope.ts'
import { fileDownload } from '../../platform/routing/file-download.ts'
import type { StoredUpload } from '../../platform/routing/multipart.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { faultPoint } from '../../platform/runtime/fault-point.ts'
import { Semaphore } from '../../platform/runtime/semaphore.ts'
import { accountExists } from '../memberships/rules.ts'
import { endExport, removeSite, settleImported } from '../sites/rules.ts'
import * as contract from './contract.ts'
import { kept_ms, keptBytes, keptFile, workFolder } from './kept-files.ts'
import { contentCounts } from './ports.ts'
import { writeSite } from './site-export.ts'
import { takeInSite } from './site-import.ts'

/** One at a time: each takes as much of the disk as the site, and the processor while it is packed. */
const turns = new Semaphore(1)

/** The file has all that is in the site, so that it is for those who may see and do all of it. */
const mayHaveAll = (rights: Rights | null): boolean =>
  rights !== null && permissionNames().every(name => rights.grants.has(name))

const pathOf = ({ installation, site }: Context): string => keptFile(installation.config.data_dir, site.id)

const nameOf = ({ site }: Context): string => `${site.subdomain}.site`

/** The sentence of a command as the refusal of an upload. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof BackupError) || error.code === undefined) return error
  if (error.code === 'emails_under_way') return problem('emails_under_way')
  if (error.code === 'passphrase_wrong') return invalid('/passphrase', error.code)
  return invalid('/file', error.code)
}

export const exportSite = action(
  contract.exportSite,
  async ({ body }, context) => {
    if (!mayHaveAll(context.rights)) throw problem('not_permitted')
    const path = pathOf(context)
    const { installation, site } = context
    const { passphrase, move = false } = body
    const leave = await turns.enter()
    try {
      await workFolder(installation.config.data_dir)
      await rm(path, { force: true })
      await writeSite(installation, site.id, { path, passphrase, move })
      const { size } = await stat(path)
      faultPoint('after a site is written')
      return { name: nameOf(context), bytes: size, moved: move }
    } catch (error) {
      throw refusalOf(error)
    } finally {
      leave()
    }
  },
  async (tx, _input, { now, site }, made) => {
    await endExport(tx, site.id)
    return { ...made, until: toInstant(now() + kept_ms) }
  },
)

export const downloadSiteExport = endpoint(contract.downloadSiteExport, async (_input, context) => {
  if (!mayHaveAll(context.rights)) throw problem('not_permitted')
  const path = pathOf(context)
  if ((await keptBytes(path)) === undefined) throw problem('gone')
  async function* pieces() {
    for await (const piece of createReadStream(path)) yield piece as Buffer
  }
  const file = { name: nameOf(context), type: 'application/octet-stream' }
  return fileDownload(context, file, pieces(), mayHaveAll)
})

async function takenIn(input: { file: StoredUpload; passphrase: string }, context: Context, account_id: string) {
  const { installation } = context
  const work = await workFolder(installation.config.data_dir)
  const leave = await turns.enter()
  try {
    return await takeInSite(installation, { path: input.file.path, passphrase: input.passphrase, account_id, work })
  } catch (error) {
    throw refusalOf(error) as Problem
  } finally {
    leave()
  }
}

export const importSite = action(
  contract.importSite,
  async ({ body, query: q }, context) => {
    const { databases, connections } = context.installation
    const account_id = q.account_id ?? context.rights?.account_id
    if (account_id === undefined) throw accountRequired()
    if (!(await databases.control.read(db => accountExists(db, account_id)))) throw problem('user_not_found')
    const { site_id: id, ...known } = await takenIn(body, context, account_id)
    try {
      const database = await databases.site(id)
      const counts = await database.read(connections.through(contentCounts))
      return { id, ...known, ...counts }
    } catch (error) {
      await removeSite(context.installation, id)
      throw error
    }
  },
  async (tx, _input, _context, made) => {
    await settleImported(tx, made.id)
    return made
  },
)
