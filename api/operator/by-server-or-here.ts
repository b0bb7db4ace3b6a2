/** An act by the server that works in the data folder, or in this process where none does. */
import type { Config } from '../platform/config/config.ts'
import { DataFolderLockError, lockDataFolder } from '../platform/database/lock.ts'
import type { Act, ActAnswer, ActInput, ActName } from './acts.ts'
import { askServer } from './client.ts'

export async function byServerOrHere<N extends ActName>(
  config: Config,
  name: N,
  asked: ActInput<N>,
): Promise<ActAnswer<N>> {
  try {
    // A node asks first whether others are live, and would take this process for another one of its address.
    lockDataFolder(config.data_dir, '').release()
    return await here(config, name, asked)
  } catch (error) {
    if (error instanceof DataFolderLockError) return askServer(config.data_dir, name, asked)
    throw error
  }
}

/** The whole product is loaded only where this process does it. */
async function here<N extends ActName>(config: Config, name: N, asked: ActInput<N>): Promise<ActAnswer<N>> {
  const [{ openInstallation }, { acts }] = await Promise.all([import('../installation.ts'), import('./acts.ts')])
  const installation = await openInstallation(config)
  try {
    const { run } = acts[name] as unknown as Act<ActInput<N>, ActAnswer<N>>
    return await run(installation, asked)
  } finally {
    await installation.close()
  }
}
