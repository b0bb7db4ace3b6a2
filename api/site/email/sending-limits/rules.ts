/** Sending limits of a site, for the features that send. */
export { emailsAllowance } from './allowances.ts'
export { type Pace, type Rate, readPace as paceOf } from './pace.ts'
export { turnsOf } from './turns.ts'
