/** Creates many sites, then queries all of them concurrently; prints the results and the number of open files. */
import { existsSync, readdirSync } from 'node:fs'
import { openDatabases } from '../databases.ts'
import { note } from './folder.ts'

const [dataDir = '', migrationsFolder = '', count = '', concurrency = ''] = process.argv.slice(2)
const databases = await openDatabases({ dataDir, migrationsFolder, now: Date.now })
const ids = Array.from({ length: Number(count) }, (_, i) => `site_${String(i).padStart(32, '0')}`)
for (const id of ids) await databases.createSite(id)

const failures: Record<string, number> = {}
let answers = 0
let open = 0
async function ask(id: string, round: number): Promise<void> {
  try {
    const site = await databases.site(id)
    await site.write(async tx => tx.insert(note).values({ id: `${round}`, name: 'n' }))
    await site.readSlow(async db => db.$count(note))
    answers += 1
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    failures[name] = (failures[name] ?? 0) + 1
  }
  if (existsSync('/proc/self/fd')) open = Math.max(open, readdirSync('/proc/self/fd').length)
}

for (let round = 0; round < 2; round += 1) {
  const waiting = [...ids]
  const asking = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await ask(id, round)
  }
  await Promise.all(Array.from({ length: Number(concurrency) }, asking))
}
await databases.close()
console.log(JSON.stringify({ answers, failures, open }))
