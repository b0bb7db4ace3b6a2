/** Writes rows as fast as it can and prints each id once its action has resolved, until it is killed. */
import { writeSync } from 'node:fs'
import { note, openNotes } from './folder.ts'

const [path = '', migrationsFolder = '', round = ''] = process.argv.slice(2)
const database = await openNotes(path, migrationsFolder)

async function writer(name: string): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `${round}-${name}-${number}`
    await database.write(async tx => {
      await tx.insert(note).values({ id, name: 'n'.repeat(200) })
      await tx.insert(note).values({ id: `${id}-child`, name: 'c', parent_id: id })
    })
    writeSync(1, `${id}\n`)
  }
}

await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(writer))
