/** The first data of a screen whose parts need rights of their own: what this person may read of it. */
import type { Access } from '../session/abilities.ts'
import type { AnyQuery } from './screen.ts'

type Of = readonly [Access, readonly AnyQuery[]]

export async function allowed(can: (access: Access) => Promise<boolean>, ...of: readonly Of[]): Promise<AnyQuery[]> {
  const found = await Promise.all(of.map(async ([access, queries]) => ((await can(access)) ? queries : [])))
  return found.flat()
}
