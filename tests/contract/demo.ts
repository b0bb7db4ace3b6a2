/** A demo on the installation of the walk, and its person. */
import { eq } from 'drizzle-orm'
import { demo_email } from '../../api/account/demo/rules.ts'
import { sites } from '../../api/account/sites/table.ts'
import { findPerson } from '../../api/account/users/rules.ts'
import type { People } from './people.ts'

export async function demoSite(w: People): Promise<void> {
  const id = await w.publishedSite(`Demo ${w.next()}`)
  await w.installation.databases.control.write(async tx => {
    await tx.update(sites).set({ is_demo: true }).where(eq(sites.id, id))
  })
}

export async function demoPerson(w: People): Promise<void> {
  const there = await w.installation.databases.control.read(db => findPerson(db, demo_email))
  if (!there) await w.newPerson(demo_email)
}
