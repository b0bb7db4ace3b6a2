/**
 * What the SDK promises, as one list that Node, a page and a worker of Chromium all run. The SDK comes as a value, so
 * that each of them can bring the build that it uses.
 */

import type * as Sdk from '@leadwright/sdk'
import { askingBehaviors } from './asking-behaviors.ts'
import type { Behaviors } from './behavior.ts'
import { callBehaviors } from './call-behaviors.ts'
import { clientBehaviors } from './client-behaviors.ts'
import { failureBehaviors } from './failure-behaviors.ts'
import { listBehaviors } from './list-behaviors.ts'
import { streamBehaviors } from './stream-behaviors.ts'

export interface Fixture {
  sdk: typeof Sdk
  baseUrl: string
}

export const behaviors: Behaviors = {
  ...callBehaviors,
  ...clientBehaviors,
  ...failureBehaviors,
  ...listBehaviors,
  ...askingBehaviors,
  ...streamBehaviors,
}

let sites = 0

/** Runs one behavior; throws if the SDK does not show it. */
export async function runBehavior(name: string, { sdk, baseUrl }: Fixture): Promise<void> {
  const realm = Math.random().toString(36).slice(2)
  await behaviors[name]!({
    sdk,
    client: new sdk.Leadwright({ baseUrl: `${baseUrl}/`, token: 'key_1' }),
    baseUrl,
    site: behavior => `${behavior}_${realm}${sites++}`,
    arrived: async site_id => (await fetch(`${baseUrl}/recorded/${site_id}`)).json(),
  })
}
