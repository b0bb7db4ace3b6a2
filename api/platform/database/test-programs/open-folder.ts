/** Opens a data folder; prints `open` and stays, or prints the error's name and sentence. */
import { openDatabases } from '../databases.ts'

const [dataDir = '', migrationsFolder = ''] = process.argv.slice(2)
try {
  await openDatabases({ dataDir, migrationsFolder, now: Date.now, address: 'http://127.0.0.1:4100' })
  console.log('open')
  setInterval(() => undefined, 60_000)
} catch (error) {
  console.log(error instanceof Error ? `${error.name} ${error.message}` : 'unknown')
}
