/** What a start does about transfers that a stop of the process has cut off. */
import type { Installation } from '../../platform/features/context.ts'
import { cancelExports } from '../sites/rules.ts'
import { removeRemains } from './kept-files.ts'

/** Before anything is served: whoever asks for such a file learns that there is none. */
export async function cancelTransfers({ databases, config, log, storage }: Installation): Promise<void> {
  const cut = await databases.control.write(cancelExports)
  for (const site_id of cut) log.warn({ site_id }, 'a stop has cut off the export of this site: no file of it was made')
  await removeRemains(config.data_dir, cut)
  await storage.removeUploads()
}
