/** The planted mistakes, each of which the simulation must find. A new one is a file in mistakes/ and a line here. */
import type { Mistake } from './mistake.ts'
import { enrollmentCheckedOutside } from './mistakes/enrollment-checked-outside.ts'
import { fenceNotRaised } from './mistakes/fence-not-raised.ts'
import { inputsStay } from './mistakes/inputs-stay.ts'
import { inputsTakenApart } from './mistakes/inputs-taken-apart.ts'
import { leasesNotReleased } from './mistakes/leases-not-released.ts'
import { markedAfterSent } from './mistakes/marked-after-sent.ts'
import { pausedRunsMove } from './mistakes/paused-runs-move.ts'
import { queueNotWoken } from './mistakes/queue-not-woken.ts'
import { recordedBeforeSent } from './mistakes/recorded-before-sent.ts'
import { retriedUnderNewNumber } from './mistakes/retried-under-new-number.ts'
import { sleepsForever } from './mistakes/sleeps-forever.ts'
import { timerEarly } from './mistakes/timer-early.ts'
import { wakesInMemory } from './mistakes/wakes-in-memory.ts'
import { windowEndInclusive } from './mistakes/window-end-inclusive.ts'

export const mistakes: readonly Mistake[] = [
  fenceNotRaised,
  recordedBeforeSent,
  markedAfterSent,
  inputsStay,
  inputsTakenApart,
  leasesNotReleased,
  wakesInMemory,
  windowEndInclusive,
  enrollmentCheckedOutside,
  retriedUnderNewNumber,
  timerEarly,
  pausedRunsMove,
  queueNotWoken,
  sleepsForever,
]
