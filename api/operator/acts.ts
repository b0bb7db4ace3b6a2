/** What commands at the machine may have the running server do, by name. */
import { z } from 'zod'
import { putSiteBack } from '../backup/put-back.ts'
import type { OpenInstallation } from '../installation.ts'
import { rotateKeys } from '../keys/rotate.ts'
import { copyFromHome } from '../nodes/copies.ts'
import { findDatabases, moveDatabases } from './move-databases.ts'

export interface Act<I, R> {
  run(installation: OpenInstallation, asked: I): Promise<R>
}

const act = <I extends z.ZodType, R>(
  input: I,
  run: (installation: OpenInstallation, asked: z.output<I>) => Promise<R>,
) => ({
  input,
  run,
})

export const acts = {
  keep_pages: act(z.strictObject({}), async ({ databases }) => {
    await databases.pageLogs?.keepAll()
    return {}
  }),
  copy_database: act(z.strictObject({ name: z.string(), to: z.string() }), async (installation, asked) => ({
    copied: await copyFromHome(installation, asked),
  })),
  put_site_back: act(
    z.object({ site_id: z.string(), draft: z.string(), made_at: z.int() }),
    async (installation, asked) => ({ aside: await putSiteBack(installation, asked) }),
  ),
  find_databases: act(z.strictObject({}), findDatabases),
  move_databases: act(z.strictObject({ to: z.string(), site_id: z.string().optional() }), moveDatabases),
  rotate_keys: act(z.strictObject({}), installation => rotateKeys(installation)),
} as const

export type ActName = keyof typeof acts
export type ActInput<N extends ActName> = z.output<(typeof acts)[N]['input']>
export type ActAnswer<N extends ActName> = Awaited<ReturnType<(typeof acts)[N]['run']>>
