/** Everything about a person on all sites as one document, read from site to site while it is sent. */
import { toInstant } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { writeDataAccess } from '../../platform/data-accesses/record.ts'
import type { Pieces } from '../../platform/file-download.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas.ts'
import { namesOfSites } from '../sites/rules.ts'
import { personRecords } from './ports.ts'
import type { RequestRow } from './store.ts'

export async function* piecesOf(
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
