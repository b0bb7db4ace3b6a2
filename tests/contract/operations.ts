/** What the walk over the contract needs of operations and of what begins them. */
import { addFilePart, filePart } from '../../api/platform/features/operations/files.ts'
import type { Fixture, Make } from './fixtures.ts'
import { doneOperation } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

export const operationFixtures: Record<string, MakeFixture> = {
  startLeadAction: async (_w, _site, make) => ({
    body: { selection: {}, action: { type: 'add_tags', tag_ids: [await make('tag')] } },
  }),
  downloadOperationFile: async (w, site, make) => {
    const operation_id = await doneOperation(w, site, make, { file_name: 'leads.csv', file_bytes: 5 })
    const part = await filePart(Buffer.from('email'))
    const database = await w.installation.databases.site(site)
    await database.write(tx => addFilePart(tx, operation_id, 0, part))
    return { params: { operation_id } }
  },
  undoOperation: async (w, site, make) => ({ params: { operation_id: await doneOperation(w, site, make) } }),
}
