/**
 * What the SDK promises, as one list that Node, a page and a worker of Chromium all run. The SDK comes as a value, so
 * that each of them can bring the build that it uses.
 */
import type * as Sdk from '@leadwright/sdk'
import type { Behaviours } from './behaviour.ts'
import { callBehaviours } from './call-behaviours.ts'
import { failureBehaviours } from './failure-behaviours.ts'
import { listBehaviours } from './list-behaviours.ts'
import { streamBehaviours } from './stream-behaviours.ts'

export interface World {
  sdk: typeof Sdk
  baseUrl: string
}

export const behaviours: Behaviours = {
  ...callBehaviours,
  ...failureBehaviours,
  ...listBehaviours,
  ...streamBehaviours,
}

let sites = 0

/** Runs one behaviour; throws if the SDK does not show it. */
export async function runBehaviour(name: string, { sdk, baseUrl }: World): Promise<void> {
  const realm = Math.random().toString(36).slice(2)
  await behaviours[name]!({
    sdk,
    client: new sdk.Leadwright({ baseUrl: `${baseUrl}/`, token: 'key_1' }),
    baseUrl,
    site: behaviour => `${behaviour}_${realm}${sites++}`,
    arrived: async site_id => (await fetch(`${baseUrl}/recorded/${site_id}`)).json(),
  })
}
