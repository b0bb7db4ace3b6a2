/** Everything about a person on all sites as one document, read from site to site while it is sent. */

import type { Context } from '../../platform/features/context.ts'
import { writeDataAccess } from '../../platform/features/data-accesses/record.ts'
import { problem } from '../../platform/problem/problem.ts'
import type { Pieces } from '../../platform/routing/file-download.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { namesOfSites } from '../sites/rules.ts'
import { personRecords } from './ports.ts'
import type { RequestRow } from './store.ts'

export async function* writePieces(
  row: RequestRow,
  email: string,
  context: Context,
  stillThere: () => Promise<boolean>,
): Pieces {
  const { databases, connections } = context.installation
  const records = connections.through(personRecords)
  const sites = await databases.control.read(db => namesOfSites(db, row.site_ids))
  yield `{"request_id":${JSON.stringify(row.id)},"exported_at":"${toInstant(context.now())}","sites":[`
  let separator = ''
  for (const { id: site_id, name: site_name } of sites) {
    if (!(await stillThere())) throw problem('gone')
    const database = await databases.site(site_id)
    const found = await database.readSlow(db => records.document(db, emailKey(email)))
    if (!found) continue
    await writeDataAccess(context, site_id, {
      action: 'exported',
      subject_id: found.id,
      operation: 'downloadPersonRequest',
    })
    yield `${separator}\n${JSON.stringify({ site_id, site_name, ...found.data }, null, 2)}`
    separator = ','
  }
  yield ']}\n'
}
