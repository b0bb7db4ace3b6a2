/** An act by the server that works in the data folder, or in this process where none does. */
import { openInstallation } from '../installation.ts'
import type { Config } from '../platform/config/config.ts'
import { DataFolderLocked } from '../platform/database/lock.ts'
import { type Act, type ActAnswer, type ActInput, type ActName, acts } from './acts.ts'
import { askServer } from './client.ts'

export async function byServerOrHere<N extends ActName>(
  config: Config,
  name: N,
  asked: ActInput<N>,
): Promise<ActAnswer<N>> {
  const installation = await openInstallation(config).catch(error => {
    if (error instanceof DataFolderLocked) return undefined
    throw error
  })
  if (!installation) return askServer(config.data_dir, name, asked)
  try {
    const { run } = acts[name] as unknown as Act<ActInput<N>, ActAnswer<N>>
    return await run(installation, asked)
  } finally {
    await installation.close()
  }
}
