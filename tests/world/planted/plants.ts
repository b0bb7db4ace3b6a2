/** The defects that the world must find when they are put back. */
import { aroundMerges } from './around-merges.ts'
import { inChats } from './in-chats.ts'
import { inFaults } from './in-faults.ts'
import { inFeeds } from './in-feeds.ts'
import { inForms } from './in-forms.ts'
import { inGuards } from './in-guards.ts'
import { inHooks } from './in-hooks.ts'
import { inJourneys } from './in-journeys.ts'
import { inMail } from './in-mail.ts'
import { inNodes } from './in-nodes.ts'
import { inReports } from './in-reports.ts'
import { inRequests } from './in-requests.ts'
import { inRights } from './in-rights.ts'
import { inTests } from './in-tests.ts'
import { inUndo } from './in-undo.ts'
import type { Plant } from './plant.ts'

export const plants: readonly Plant[] = [
  ...inMail,
  ...inTests,
  ...inChats,
  ...aroundMerges,
  ...inUndo,
  ...inJourneys,
  ...inForms,
  ...inHooks,
  ...inReports,
  ...inRequests,
  ...inRights,
  ...inFeeds,
  ...inGuards,
  ...inFaults,
  ...inNodes,
]
