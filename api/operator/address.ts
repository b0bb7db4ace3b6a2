/** How commands find the server that works in a data folder: whoever may read the folder may tell it what to do. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const address = z.object({ port: z.int(), token: z.string() })
export type OperatorAddress = z.infer<typeof address>

const fileIn = (dataDir: string) => join(dataDir, 'operator.json')

/** For the owner of the folder alone. */
export async function writeAddress(dataDir: string, given: OperatorAddress): Promise<void> {
  await rm(fileIn(dataDir), { force: true })
  await writeFile(fileIn(dataDir), JSON.stringify(given), { mode: 0o600, flag: 'wx' })
}

export async function readAddress(dataDir: string): Promise<OperatorAddress | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : address.safeParse(JSON.parse(text)).data
}

export const removeAddress = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })
