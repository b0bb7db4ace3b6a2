/** `npm run seed`: makes the demo in a data folder that no server is using. */
import { advance } from '../../workflows/advance.ts'
import { demoState } from '../account/demo/rules.ts'
import { demoSites } from '../account/sites/rules.ts'
import { openInstallation } from '../installation.ts'
import { ConfigError, loadEnvFile, readConfig } from '../platform/config/config.ts'
import { DataFolderLockError, DataFolderNotWritable } from '../platform/database/lock.ts'
import { DatabaseUnusable } from '../platform/database/unusable.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { seed } from './seed.ts'
import { signInLines } from './sign-in-lines.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const sentences = [ConfigError, DataFolderLockError, DataFolderNotWritable, DatabaseUnusable]

async function main(): Promise<void> {
  loadEnvFile()
  const config = readConfig()
  const installation = await openInstallation(config)
  try {
    const sites = await installation.databases.control.read(demoSites)
    const state = await installation.databases.control.read(demoState)
    if (state === 'present' && sites.length > 0) {
      say('The demo is there already. Remove it first (DELETE /v1/demo) to make it anew.')
      return
    }
    const seeded = await seed(installation, advance)
    for (const line of signInLines(config.public_url, seeded)) say(line)
  } finally {
    await installation.close()
  }
}

main().catch(error => {
  const known = sentences.some(type => error instanceof type)
  process.stderr.write(known ? `${(error as Error).message}\n` : `${JSON.stringify(errorFields(error))}\n`)
  process.exit(1)
})
