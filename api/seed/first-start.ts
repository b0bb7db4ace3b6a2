/** An empty data folder gets the demo, unless the process was started with `--empty`. */
import { isSetUp } from '../account/auth/rules.ts'
import { demoState, setDemoState } from '../account/demo/rules.ts'
import type { Installation } from '../platform/features/context.ts'
import type { Advance } from './past/past.ts'
import { seed } from './seed.ts'
import { signInLines } from './sign-in-lines.ts'

/** The lines to print. A folder that was started without the demo stays without it. */
export async function firstStart(
  installation: Installation,
  { empty, advance }: { empty: boolean; advance: Advance },
): Promise<readonly string[]> {
  const { control } = installation.databases
  const begun = await control.read(async db => (await demoState(db)) !== undefined || (await isSetUp(db)))
  if (begun) return []
  if (empty) {
    await control.write(tx => setDemoState(tx, 'declined'))
    return []
  }
  return signInLines(installation.config.public_url, await seed(installation, advance))
}
