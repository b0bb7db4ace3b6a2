/** The defects that the world must find when they are put back. */
import { aroundMerges } from './around-merges.ts'
import { inJourneys } from './in-journeys.ts'
import { inMail } from './in-mail.ts'
import { inUndo } from './in-undo.ts'
import type { Plant } from './plant.ts'

export const plants: readonly Plant[] = [...inMail, ...aroundMerges, ...inUndo, ...inJourneys]
