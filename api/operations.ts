/** Every operation of the API, by feature. What is not in this list cannot be reached. */

import { routes as apiKeys } from './account/api-keys/routes.ts'
import { routes as auth } from './account/auth/routes.ts'
import { routes as demo } from './account/demo/routes.ts'
import { routes as sites } from './account/sites/routes.ts'
import type { Operation } from './platform/operation.ts'
import { routes as activities } from './site/activities/routes.ts'
import { routes as journeys } from './site/journeys/routes.ts'
import { routes as runs } from './site/runs/routes.ts'
import { routes as tags } from './site/tags/routes.ts'

export const operations: readonly Operation[] = [
  ...auth,
  ...sites,
  ...apiKeys,
  ...demo,
  ...activities,
  ...journeys,
  ...runs,
  ...tags,
]
