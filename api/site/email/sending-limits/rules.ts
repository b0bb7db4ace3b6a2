/** How fast a site may send; what sends calls these. */
export { emailsAllowance } from './allowances.ts'
export { type Pace, paceOf, type Rate } from './pace.ts'
export { turnsOf } from './turns.ts'
